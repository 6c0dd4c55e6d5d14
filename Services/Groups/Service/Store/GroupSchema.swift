internal import ServiceStore

/// The tables of the group service in SQLite.
enum GroupSchema {
  static let sqlite = [
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
        """),
    Migration(
      "roles, descriptions, unique titles, invitations",
      script: """
        ALTER TABLE groups ADD COLUMN description TEXT NOT NULL DEFAULT '';
        -- The rows of this group in proposals, kept in the same transactions.
        ALTER TABLE groups ADD COLUMN proposal_count INTEGER NOT NULL DEFAULT 0;

        -- 1 for members, 2 for admins, 3 for owners.
        ALTER TABLE members ADD COLUMN role INTEGER NOT NULL DEFAULT 1 CHECK (role BETWEEN 1 AND 3);
        UPDATE members SET role = 3 WHERE user_id =
          (SELECT creator_id FROM groups WHERE groups.key = members.group_key);
        -- Plain members aren't in it, so it costs them nothing.
        CREATE INDEX members_with_role ON members (group_key, role, place) WHERE role > 1;

        -- The titles that somebody has taken, as TitleKey tells them apart, with a row for each owner
        -- of a group. Groups without a title have none.
        CREATE TABLE owned_titles (
          owner_id BLOB NOT NULL,
          title TEXT NOT NULL,
          group_key INTEGER NOT NULL REFERENCES groups (key) ON DELETE CASCADE,
          PRIMARY KEY (owner_id, title)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX owned_titles_of_groups ON owned_titles (group_key);

        -- Groups of earlier releases, whose titles are yet to be taken.
        CREATE TABLE titles_to_take (
          group_key INTEGER PRIMARY KEY REFERENCES groups (key) ON DELETE CASCADE
        ) STRICT;
        INSERT INTO titles_to_take SELECT key FROM groups;

        CREATE TABLE proposals (
          group_key INTEGER NOT NULL REFERENCES groups (key) ON DELETE CASCADE,
          user_id BLOB NOT NULL,
          -- 1 for invitations, 2 for requests to join.
          kind INTEGER NOT NULL CHECK (kind IN (1, 2)),
          inviter_id BLOB,
          create_time INTEGER NOT NULL,
          -- The group's, so that somebody's proposals are found in their order.
          group_id BLOB NOT NULL,
          PRIMARY KEY (group_key, user_id)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX proposals_of_people ON proposals (user_id, kind, group_id);
        CREATE INDEX proposals_of_groups ON proposals (group_key, kind, user_id);

        -- The number of the last change, of ChangeCounter.
        ALTER TABLE groups ADD COLUMN change INTEGER;
        UPDATE groups SET change = key;
        INSERT INTO store SELECT 'last_change', coalesce(max(key), 0) FROM groups;
        CREATE UNIQUE INDEX groups_by_change ON groups (change);

        CREATE TABLE gone_groups (
          id BLOB NOT NULL PRIMARY KEY,
          change INTEGER NOT NULL UNIQUE
        ) STRICT, WITHOUT ROWID;

        -- The groups that somebody was in and isn't any more.
        CREATE TABLE departures (
          user_id BLOB NOT NULL,
          group_id BLOB NOT NULL,
          change INTEGER NOT NULL,
          PRIMARY KEY (user_id, group_id)
        ) STRICT, WITHOUT ROWID;
        CREATE UNIQUE INDEX departures_by_change ON departures (user_id, change);
        """),
    FollowedPeople.migration,
    Migration(
      "ids of groups as keys",
      script: """
        -- What belongs to a group is kept by the group's id, as in PostgreSQL, where no number can be
        -- given out in order by many machines. The rows are as long as before: the id was in them.
        CREATE TABLE new_members (
          group_id BLOB NOT NULL REFERENCES groups (id) ON DELETE CASCADE,
          user_id BLOB NOT NULL,
          place INTEGER NOT NULL,
          join_time INTEGER NOT NULL,
          role INTEGER NOT NULL CHECK (role BETWEEN 1 AND 3),
          PRIMARY KEY (group_id, user_id)
        ) STRICT, WITHOUT ROWID;
        INSERT INTO new_members SELECT group_id, user_id, place, join_time, role FROM members
          ORDER BY group_id, user_id;
        DROP TABLE members;
        ALTER TABLE new_members RENAME TO members;
        CREATE UNIQUE INDEX members_in_order ON members (group_id, place);
        CREATE INDEX groups_of_members ON members (user_id, group_id);
        CREATE INDEX members_with_role ON members (group_id, role, place) WHERE role > 1;

        CREATE TABLE new_owned_titles (
          owner_id BLOB NOT NULL,
          title TEXT NOT NULL,
          group_id BLOB NOT NULL,
          PRIMARY KEY (owner_id, title)
        ) STRICT, WITHOUT ROWID;
        INSERT INTO new_owned_titles SELECT owner_id, owned_titles.title, groups.id
          FROM owned_titles JOIN groups ON groups.key = owned_titles.group_key;
        DROP TABLE owned_titles;
        ALTER TABLE new_owned_titles RENAME TO owned_titles;
        CREATE INDEX owned_titles_of_groups ON owned_titles (group_id);

        CREATE TABLE new_proposals (
          group_id BLOB NOT NULL REFERENCES groups (id) ON DELETE CASCADE,
          user_id BLOB NOT NULL,
          kind INTEGER NOT NULL CHECK (kind IN (1, 2)),
          inviter_id BLOB,
          create_time INTEGER NOT NULL,
          PRIMARY KEY (group_id, user_id)
        ) STRICT, WITHOUT ROWID;
        INSERT INTO new_proposals SELECT group_id, user_id, kind, inviter_id, create_time
          FROM proposals ORDER BY group_id, user_id;
        DROP TABLE proposals;
        ALTER TABLE new_proposals RENAME TO proposals;
        CREATE INDEX proposals_of_people ON proposals (user_id, kind, group_id);
        CREATE INDEX proposals_of_groups ON proposals (group_id, kind, user_id);
        """),
  ]
}
