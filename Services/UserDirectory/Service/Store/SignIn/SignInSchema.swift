internal import ServiceStore

/// The tables of sign-in in SQLite.
enum SignInSchema {
  static let migration = Migration(
    "sign-in",
    script: """
      -- Argon2id, as PHC strings.
      CREATE TABLE passwords (
        user BLOB PRIMARY KEY,
        hash TEXT NOT NULL
      ) STRICT, WITHOUT ROWID;

      -- Of the refresh tokens there are hashes: of the one that is good, and of the one before.
      -- The salt is what the former was made of, with the latter.
      CREATE TABLE sessions (
        id BLOB PRIMARY KEY,
        user BLOB NOT NULL,
        device TEXT NOT NULL,
        place BLOB NOT NULL,
        create_time INTEGER NOT NULL,
        refresh_time INTEGER NOT NULL,
        expire_time INTEGER NOT NULL,
        generation INTEGER NOT NULL,
        hash BLOB NOT NULL,
        previous_hash BLOB,
        salt BLOB
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX sessions_by_user ON sessions (user, place);
      CREATE INDEX sessions_by_end ON sessions (expire_time);

      -- Tokens that open nothing have no user.
      CREATE TABLE password_resets (
        hash BLOB PRIMARY KEY,
        user BLOB,
        expire_time INTEGER NOT NULL
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX password_resets_by_user ON password_resets (user);
      CREATE INDEX password_resets_by_end ON password_resets (expire_time);

      -- What was tried too often lately: see Allowance.
      CREATE TABLE attempts (
        key BLOB PRIMARY KEY,
        full_time INTEGER NOT NULL
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX attempts_by_end ON attempts (full_time);

      CREATE TABLE signing_keys (
        id TEXT PRIMARY KEY,
        sign_time INTEGER NOT NULL,
        retire_time INTEGER NOT NULL,
        expire_time INTEGER NOT NULL,
        sealed_key BLOB NOT NULL,
        public_key BLOB NOT NULL
      ) STRICT, WITHOUT ROWID;
      """)
}
