internal import ServiceStore

/// The same tables in PostgreSQL, and in what speaks its protocol.
///
/// They can be spread over machines by the first column of each primary key, which is in every key
/// that is unique: `users`, `deleted_users`, `passwords` and what is searched by the id of the person,
/// side by side; `sessions` by their own id, which is what a refresh token has; `addresses`, `attempts`
/// and `password_resets` by texts and hashes. There are few signing keys, and every machine can have
/// all of them.
///
/// Nothing is numbered in order. Ids begin with the time, and what ends on `by_change` or `by_end`
/// grows at its end, as a list in that order must: where tables are spread by ranges, these keys are to
/// be hashed (`USING HASH` in CockroachDB, and by itself in YugabyteDB).
///
/// CockroachDB orders texts by their bytes and has trigrams without an extension, so there the
/// `COLLATE "C"` and the extension fall away, and `USING gin (grams gin_trgm_ops)` stays. YugabyteDB
/// has pg_trgm.
extension UserSchema {
  static let postgresql = [
    PostgresMigration(
      "users",
      script: """
        CREATE TABLE users (
          id BYTEA NOT NULL PRIMARY KEY,
          email TEXT NOT NULL,
          -- The normal form; taken in addresses.
          address TEXT COLLATE "C" NOT NULL,
          display_name TEXT NOT NULL,
          create_time BIGINT NOT NULL,
          update_time BIGINT NOT NULL,
          revision BIGINT NOT NULL,
          disabled BIGINT NOT NULL DEFAULT 0,
          change BIGINT NOT NULL
        );
        CREATE INDEX users_by_change ON users (change);

        CREATE TABLE addresses (
          address TEXT COLLATE "C" NOT NULL PRIMARY KEY,
          user_id BYTEA NOT NULL
        );

        -- What stays of a deleted account, for ever: nothing that tells of the person.
        CREATE TABLE deleted_users (
          id BYTEA NOT NULL PRIMARY KEY,
          change BIGINT NOT NULL,
          delete_time BIGINT NOT NULL
        );
        CREATE INDEX deleted_users_by_change ON deleted_users (change);
        """),
    PostgresMigration(
      "sign-in",
      script: """
        -- Argon2id, as PHC strings.
        CREATE TABLE passwords (
          "user" BYTEA NOT NULL PRIMARY KEY,
          hash TEXT NOT NULL
        );

        -- Of the refresh tokens there are hashes: of the one that is good, and of the one before.
        -- The salt is what the former was made of, with the latter.
        CREATE TABLE sessions (
          id BYTEA NOT NULL PRIMARY KEY,
          "user" BYTEA NOT NULL,
          device TEXT NOT NULL,
          place BYTEA NOT NULL,
          create_time BIGINT NOT NULL,
          refresh_time BIGINT NOT NULL,
          expire_time BIGINT NOT NULL,
          generation BIGINT NOT NULL,
          hash BYTEA NOT NULL,
          previous_hash BYTEA,
          salt BYTEA
        );
        CREATE INDEX sessions_by_user ON sessions ("user", place);
        CREATE INDEX sessions_by_end ON sessions (expire_time);

        -- Tokens that open nothing have no user.
        CREATE TABLE password_resets (
          hash BYTEA NOT NULL PRIMARY KEY,
          "user" BYTEA,
          expire_time BIGINT NOT NULL
        );
        CREATE INDEX password_resets_by_user ON password_resets ("user");
        CREATE INDEX password_resets_by_end ON password_resets (expire_time);

        -- What was tried too often lately, for all replicas: see Allowance.
        CREATE TABLE attempts (
          key BYTEA NOT NULL PRIMARY KEY,
          full_time BIGINT NOT NULL
        );
        CREATE INDEX attempts_by_end ON attempts (full_time);

        CREATE TABLE signing_keys (
          id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
          sign_time BIGINT NOT NULL,
          retire_time BIGINT NOT NULL,
          expire_time BIGINT NOT NULL,
          sealed_key BYTEA NOT NULL,
          public_key BYTEA NOT NULL
        );
        """),
    PostgresMigration(
      "search by trigrams",
      script: """
        DO $$
        BEGIN
          CREATE EXTENSION IF NOT EXISTS pg_trgm;
        EXCEPTION
          WHEN insufficient_privilege THEN
            RAISE EXCEPTION 'the search needs the extension pg_trgm, which this account may not '
              'create: have an administrator run CREATE EXTENSION pg_trgm in this database'
              USING ERRCODE = 'insufficient_privilege';
          WHEN undefined_file OR feature_not_supported THEN
            RAISE EXCEPTION 'the search needs the extension pg_trgm, which this server does not '
              'have: install it there (on Debian, the package postgresql-contrib has it)'
              USING ERRCODE = 'undefined_file';
        END $$;

        -- Whoever can be found: see SearchedTexts.
        CREATE TABLE searched_people (
          id BYTEA NOT NULL PRIMARY KEY,
          place TEXT COLLATE "C" NOT NULL,
          -- Without accents; NULL if they are in searched_long_texts.
          texts TEXT COLLATE "C",
          -- With accents; NULL if there are none.
          spelled TEXT COLLATE "C",
          grams TEXT COLLATE "C" NOT NULL,
          -- Random numbers of 32 bits.
          sample BIGINT NOT NULL,
          words TSVECTOR NOT NULL
        );

        -- The order of results, with all that it takes to walk along it.
        CREATE INDEX searched_people_in_order ON searched_people (place)
          INCLUDE (texts, spelled, id);

        -- What is new waits in a list that every search reads, so that list is kept short.
        CREATE INDEX searched_people_by_grams ON searched_people USING gin (grams gin_trgm_ops)
          WITH (gin_pending_list_limit = 256);
        CREATE INDEX searched_people_by_words ON searched_people USING gin (words)
          WITH (gin_pending_list_limit = 256);

        -- One in 256.
        CREATE INDEX searched_people_sample ON searched_people (sample) WHERE sample < 16777216;

        -- The few whose texts are too long for an index.
        CREATE TABLE searched_long_texts (
          id BYTEA NOT NULL PRIMARY KEY,
          texts TEXT COLLATE "C" NOT NULL,
          spelled TEXT COLLATE "C"
        );
        """),
  ]
}
