internal import ServiceStore

/// The same tables in PostgreSQL, and in what speaks its protocol.
///
/// They can be spread over machines by the column that each primary key begins with, the id of a group
/// or of a person: it is in every key that is unique, and tables that are joined or refer to each other
/// are spread by the same one. Nothing is numbered in order. What ends on `by_change` does grow at its
/// end, as the feed of everybody's changes must; CockroachDB can hash it (`USING HASH`).
extension GroupSchema {
  static let postgresql = [
    PostgresMigration(
      "groups",
      script: """
        CREATE TABLE groups (
          id BYTEA NOT NULL PRIMARY KEY,
          title TEXT NOT NULL,
          description TEXT NOT NULL,
          creator_id BYTEA NOT NULL,
          create_time BIGINT NOT NULL,
          update_time BIGINT NOT NULL,
          revision BIGINT NOT NULL,
          -- The rows of this group in members, kept in the same transactions.
          member_count BIGINT NOT NULL,
          -- The place that the next one to join gets.
          next_place BIGINT NOT NULL,
          -- The rows of this group in proposals, kept in the same transactions.
          proposal_count BIGINT NOT NULL DEFAULT 0,
          change BIGINT NOT NULL
        );
        CREATE INDEX groups_by_change ON groups (change);

        CREATE TABLE members (
          group_id BYTEA NOT NULL REFERENCES groups (id) ON DELETE CASCADE,
          user_id BYTEA NOT NULL,
          place BIGINT NOT NULL,
          join_time BIGINT NOT NULL,
          -- 1 for members, 2 for admins, 3 for owners.
          role BIGINT NOT NULL CHECK (role BETWEEN 1 AND 3),
          PRIMARY KEY (group_id, user_id)
        );
        CREATE UNIQUE INDEX members_in_order ON members (group_id, place);
        CREATE INDEX groups_of_members ON members (user_id, group_id);
        -- Plain members aren't in it, so it costs them nothing.
        CREATE INDEX members_with_role ON members (group_id, role, place) WHERE role > 1;

        CREATE TABLE proposals (
          group_id BYTEA NOT NULL REFERENCES groups (id) ON DELETE CASCADE,
          user_id BYTEA NOT NULL,
          -- 1 for invitations, 2 for requests to join.
          kind BIGINT NOT NULL CHECK (kind IN (1, 2)),
          inviter_id BYTEA,
          create_time BIGINT NOT NULL,
          PRIMARY KEY (group_id, user_id)
        );
        CREATE INDEX proposals_of_people ON proposals (user_id, kind, group_id);
        CREATE INDEX proposals_of_groups ON proposals (group_id, kind, user_id);

        CREATE TABLE gone_groups (
          id BYTEA NOT NULL PRIMARY KEY,
          change BIGINT NOT NULL
        );
        CREATE INDEX gone_groups_by_change ON gone_groups (change);

        -- The titles that somebody has taken, as TitleKey tells them apart, with a row for each owner
        -- of a group. Spread by person, so it refers to no group.
        CREATE TABLE owned_titles (
          owner_id BYTEA NOT NULL,
          title TEXT COLLATE "C" NOT NULL,
          group_id BYTEA NOT NULL,
          PRIMARY KEY (owner_id, title)
        );
        CREATE INDEX owned_titles_of_groups ON owned_titles (group_id);

        -- The groups that somebody was in and isn't any more.
        CREATE TABLE departures (
          user_id BYTEA NOT NULL,
          group_id BYTEA NOT NULL,
          change BIGINT NOT NULL,
          PRIMARY KEY (user_id, group_id)
        );
        CREATE INDEX departures_by_change ON departures (user_id, change);
        -- For whoever looks for the greatest number of all.
        CREATE INDEX departures_by_number ON departures (change);
        """),
    FollowedPeople.postgresMigration,
  ]
}
