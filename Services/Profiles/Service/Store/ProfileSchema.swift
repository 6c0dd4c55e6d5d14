internal import ServiceStore

/// The tables of the profile service.
enum ProfileSchema {
  /// In the order of their making: new ones come last.
  static let sqlite = [
    ProfileTable.creation, GoalTable.creation, ProfileTable.backgrounds,
    GoalTable.completionAndDeletion, FollowedPeople.migration, ProfileChanges.migration,
    PictureTable.migration,
  ]

  /// The same in PostgreSQL, and in what speaks its protocol.
  ///
  /// All of it can be spread over machines by person, goals also by goal: an id is what each primary
  /// key begins with, and in every key that is unique. What ends on `by_change` grows at its end, as
  /// the feed of everybody's changes must; CockroachDB can hash it (`USING HASH`).
  static let postgresql = [
    PostgresMigration(
      "profiles, pictures and goals",
      script: """
        CREATE TABLE profiles (
          user_id BYTEA NOT NULL PRIMARY KEY,
          display_name TEXT,
          about TEXT NOT NULL,
          avatar_name TEXT,
          -- Red, green and blue, eight bits each.
          background BIGINT CHECK (background BETWEEN 0 AND 16777215),
          update_time BIGINT NOT NULL,
          revision BIGINT NOT NULL,
          -- The hash of the own picture.
          picture BYTEA,
          change BIGINT NOT NULL
        );
        CREATE INDEX profiles_by_change ON profiles (change);

        CREATE TABLE erased_profiles (
          user_id BYTEA NOT NULL PRIMARY KEY,
          change BIGINT NOT NULL
        );
        CREATE INDEX erased_profiles_by_change ON erased_profiles (change);

        CREATE TABLE pictures (
          user_id BYTEA NOT NULL,
          side BIGINT NOT NULL,
          is_opaque BIGINT NOT NULL,
          -- A WebP, which can't be made smaller.
          file BYTEA NOT NULL,
          PRIMARY KEY (user_id, side)
        );

        CREATE TABLE goals (
          id BYTEA NOT NULL PRIMARY KEY,
          user_id BYTEA NOT NULL,
          text TEXT NOT NULL,
          term BIGINT NOT NULL,
          points BIGINT NOT NULL,
          progress BIGINT NOT NULL CHECK (progress BETWEEN 0 AND points),
          create_time BIGINT NOT NULL,
          update_time BIGINT NOT NULL,
          revision BIGINT NOT NULL,
          complete_time BIGINT CHECK ((complete_time IS NOT NULL) = (progress = points)),
          -- Set while the deletion can be undone.
          delete_time BIGINT,
          change BIGINT NOT NULL,
          -- Of the change that completed it.
          complete_change BIGINT
        );
        CREATE INDEX goals_of_users ON goals (user_id, id);
        CREATE INDEX goals_of_users_by_change ON goals (user_id, change);
        CREATE INDEX goals_by_change ON goals (change);
        CREATE INDEX deleted_goals ON goals (delete_time) WHERE delete_time IS NOT NULL;

        CREATE TABLE erased_goals (
          id BYTEA NOT NULL PRIMARY KEY,
          user_id BYTEA NOT NULL,
          change BIGINT NOT NULL
        );
        CREATE INDEX erased_goals_by_change ON erased_goals (change);
        CREATE INDEX erased_goals_of_users ON erased_goals (user_id, change);
        """),
    FollowedPeople.postgresMigration,
  ]
}
