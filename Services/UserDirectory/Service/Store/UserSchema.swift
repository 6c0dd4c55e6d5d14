internal import ServiceStore

/// The tables of the user directory in SQLite.
enum UserSchema {
  static let sqlite = [
    Migration(
      "users",
      script: """
        CREATE TABLE users (
          key INTEGER PRIMARY KEY,
          id BLOB NOT NULL UNIQUE,
          email TEXT NOT NULL,
          address TEXT NOT NULL UNIQUE,
          display_name TEXT NOT NULL,
          create_time INTEGER NOT NULL,
          update_time INTEGER NOT NULL,
          revision INTEGER NOT NULL,
          place TEXT NOT NULL UNIQUE,
          folded TEXT NOT NULL,
          spelled TEXT
        ) STRICT;

        -- A search whose spelling matters looks only at the few with accents.
        CREATE INDEX users_with_accents ON users (place) WHERE spelled IS NOT NULL;

        -- Terms of three letters and more, anywhere.
        CREATE VIRTUAL TABLE user_trigrams USING fts5(
          folded, content='users', content_rowid='key', columnsize=0,
          tokenize='trigram case_sensitive 1');

        -- Terms of one and two letters, anywhere: see SearchDocument.grams.
        CREATE VIRTUAL TABLE user_grams USING fts5(
          grams, content='', columnsize=0, detail='none', tokenize='ascii');

        -- Terms of any length at the beginning of a word.
        CREATE TABLE user_words (
          word TEXT NOT NULL,
          user INTEGER NOT NULL,
          PRIMARY KEY (word, user)
        ) STRICT, WITHOUT ROWID;
        """),
    Migration(
      "changes of users, disabled and deleted ones",
      script: """
        ALTER TABLE users ADD COLUMN disabled INTEGER NOT NULL DEFAULT 0;

        -- The number of the last change; those that were there count as made in their order.
        ALTER TABLE users ADD COLUMN change INTEGER NOT NULL DEFAULT 0;
        UPDATE users SET change = key;
        INSERT INTO store SELECT 'last_change', coalesce(max(key), 0) FROM users;
        CREATE UNIQUE INDEX users_by_change ON users (change);

        -- What stays of a deleted account, for ever: nothing that tells of the person.
        CREATE TABLE deleted_users (
          id BLOB NOT NULL PRIMARY KEY,
          change INTEGER NOT NULL UNIQUE,
          delete_time INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;
        """),
    SignInSchema.migration,
    Migration(
      "search by blocks of neighbours",
      script: """
        DROP TABLE user_trigrams;
        DROP TABLE user_grams;
        DROP TABLE user_words;

        CREATE TABLE new_users (
          key INTEGER PRIMARY KEY,
          id BLOB NOT NULL UNIQUE,
          email TEXT NOT NULL,
          address TEXT NOT NULL UNIQUE,
          display_name TEXT NOT NULL,
          create_time INTEGER NOT NULL,
          update_time INTEGER NOT NULL,
          revision INTEGER NOT NULL,
          -- Where the search has the person: see SearchDocument.
          place TEXT NOT NULL,
          disabled INTEGER NOT NULL DEFAULT 0,
          change INTEGER NOT NULL
        ) STRICT;
        INSERT INTO new_users
          SELECT key, id, email, address, display_name, create_time, update_time, revision, place,
            disabled, change
          FROM users ORDER BY key;
        DROP TABLE users;
        ALTER TABLE new_users RENAME TO users;
        CREATE UNIQUE INDEX users_by_change ON users (change);

        -- Everybody, in the order of results, some dozens to a row: see SearchBlock.
        CREATE TABLE search_blocks (
          label INTEGER PRIMARY KEY,
          start TEXT NOT NULL UNIQUE,
          entries BLOB NOT NULL
        ) STRICT;

        -- The labels of the blocks that have a gram: see SearchGram.
        CREATE VIRTUAL TABLE search_grams USING fts5(
          grams, content='', columnsize=0, detail='none', tokenize='ascii');

        -- Who came, moved and went in the transaction under way; empty after every one.
        CREATE TABLE search_changes (
          place TEXT PRIMARY KEY,
          key INTEGER,
          folded TEXT,
          spelled TEXT
        ) STRICT, WITHOUT ROWID;
        """),
    Migration(
      "what is written with accents",
      script: """
        -- Every gram of a text without the accents that it is spelled with: see SearchGram. Few
        -- terms have one, so that is looked up before the index is asked.
        CREATE TABLE search_accents (gram INTEGER PRIMARY KEY) STRICT;

        -- Every segment costs each gram of a search a look; merging such a small index costs little.
        INSERT INTO search_grams (search_grams, rank) VALUES ('automerge', 2);
        """),
    Migration(
      "digits by fours",
      script: """
        DELETE FROM search_blocks;
        DELETE FROM search_accents;
        INSERT INTO search_grams (search_grams) VALUES ('delete-all');
        """),
    Migration(
      "search in memory",
      script: """
        DROP TABLE search_blocks;
        DROP TABLE search_grams;
        DROP TABLE search_accents;
        DROP TABLE search_changes;
        ALTER TABLE users DROP COLUMN place;

        -- By which the search knows who it was.
        ALTER TABLE deleted_users ADD COLUMN key INTEGER;
        """),
  ]
}
