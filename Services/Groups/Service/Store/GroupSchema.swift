internal import ServiceStore

/// The tables of the group service in SQLite.
enum GroupSchema {
  static let migrations = [
    Migration(
      "groups",
      script: """
        CREATE TABLE groups (
          key INTEGER PRIMARY KEY,
          id BLOB NOT NULL UNIQUE,
          title TEXT NOT NULL,
          creator_id BLOB NOT NULL,
          create_time INTEGER NOT NULL,
          update_time INTEGER NOT NULL,
          revision INTEGER NOT NULL,
          -- The rows of this group in members, kept in the same transactions.
          member_count INTEGER NOT NULL,
          -- The place that the next one to join gets.
          next_place INTEGER NOT NULL
        ) STRICT;

        CREATE TABLE members (
          group_key INTEGER NOT NULL REFERENCES groups (key) ON DELETE CASCADE,
          user_id BLOB NOT NULL,
          place INTEGER NOT NULL,
          join_time INTEGER NOT NULL,
          -- The group's, so that somebody's groups are found in their order.
          group_id BLOB NOT NULL,
          PRIMARY KEY (group_key, user_id)
        ) STRICT, WITHOUT ROWID;

        CREATE UNIQUE INDEX members_in_order ON members (group_key, place);
        CREATE INDEX groups_of_members ON members (user_id, group_id);
        """)
  ]
}
