internal import ServiceStore

/// What there is to tell of profiles and goals to those who watch them.
///
/// Each row has the number of its last change; what is erased leaves its id with a number.
enum ProfileChanges {
  static let migration = Migration(
    "changes of profiles and goals",
    script: """
      ALTER TABLE profiles ADD COLUMN change INTEGER NOT NULL DEFAULT 0;
      ALTER TABLE goals ADD COLUMN change INTEGER NOT NULL DEFAULT 0;
      -- Of the change that completed it.
      ALTER TABLE goals ADD COLUMN complete_change INTEGER;

      -- What is there counts as changed in the order of its last update.
      UPDATE profiles SET change = numbered.number FROM (
          SELECT user_id, row_number() OVER (ORDER BY update_time, user_id) AS number
          FROM profiles
        ) AS numbered WHERE numbered.user_id = profiles.user_id;
      UPDATE goals SET change = numbered.number FROM (
          SELECT id, (SELECT count(*) FROM profiles)
            + row_number() OVER (ORDER BY update_time, id) AS number
          FROM goals
        ) AS numbered WHERE numbered.id = goals.id;
      UPDATE goals SET complete_change = change WHERE complete_time IS NOT NULL;
      INSERT INTO store VALUES (
        'last_change', (SELECT count(*) FROM profiles) + (SELECT count(*) FROM goals));

      CREATE UNIQUE INDEX profiles_by_change ON profiles (change);
      CREATE UNIQUE INDEX goals_by_change ON goals (change);
      CREATE INDEX goals_of_users_by_change ON goals (user_id, change);

      CREATE TABLE erased_profiles (
        user_id BLOB NOT NULL PRIMARY KEY,
        change INTEGER NOT NULL UNIQUE
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE erased_goals (
        id BLOB NOT NULL PRIMARY KEY,
        user_id BLOB NOT NULL,
        change INTEGER NOT NULL UNIQUE
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX erased_goals_of_users ON erased_goals (user_id, change);
      """)
}

extension ChangePage {
  /// Puts records and what is left of erased ones together in the order of their changes.
  ///
  /// - Parameters:
  ///   - present: Up to `limit + 1` records after a position, in order.
  ///   - erased: The same of those that are no more.
  init(
    _ present: [(number: ChangeNumber, change: Change)],
    and erased: [(number: ChangeNumber, change: Change)], limit: Int, latest: ChangeNumber
  ) {
    self.init(
      (present + erased).sorted { $0.number < $1.number }, limit: limit, latest: latest)
  }
}
