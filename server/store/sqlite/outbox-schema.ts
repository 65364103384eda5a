import type { Schema } from './migrate.ts'
import { rescueAdvice } from './sqlite-error.ts'

const first = `
  CREATE TABLE application (
    id TEXT PRIMARY KEY,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'delivered', 'rejected')),
    accepted_at INTEGER NOT NULL,
    next_attempt_at INTEGER, -- only while waiting
    leased_until INTEGER,
    delivered_at INTEGER,
    failures INTEGER NOT NULL DEFAULT 0,
    last_failure TEXT,
    payload BLOB -- sealed; null once erased
  ) STRICT;
  CREATE INDEX application_by_age ON application (accepted_at, id);
  CREATE INDEX application_due ON application (next_attempt_at) WHERE state = 'waiting';
  CREATE INDEX application_to_erase ON application (delivered_at) WHERE state = 'delivered' AND payload IS NOT NULL;

  -- A known text sealed with the key of the payloads, so that another key is refused at start.
  CREATE TABLE key_check (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    sealed BLOB NOT NULL
  ) STRICT;
`

// SQLite cannot change a CHECK, so the table is created again.
const second = `
  ALTER TABLE application RENAME TO application_1;
  CREATE TABLE application (
    id TEXT PRIMARY KEY,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'delivered', 'rejected', 'erased')),
    accepted_at INTEGER NOT NULL,
    next_attempt_at INTEGER, -- only while waiting
    leased_until INTEGER,
    delivered_at INTEGER,
    rejected_at INTEGER, -- null also when it was rejected before this column
    failures INTEGER NOT NULL DEFAULT 0,
    last_failure TEXT,
    payload BLOB, -- sealed; null once erased
    digest BLOB -- keyed and sealed, kept when the payload is erased; null before this column
  ) STRICT;
  INSERT INTO application
    (id, state, accepted_at, next_attempt_at, leased_until, delivered_at, failures, last_failure, payload)
    SELECT id, state, accepted_at, next_attempt_at, leased_until, delivered_at, failures, last_failure, payload
    FROM application_1;
  DROP TABLE application_1;
  CREATE INDEX application_by_age ON application (accepted_at, id);
  CREATE INDEX application_due ON application (next_attempt_at) WHERE state = 'waiting';
  CREATE INDEX application_to_erase ON application (state) WHERE payload IS NOT NULL;

  -- The key of the digests, sealed with the application key. It does not change with that key.
  CREATE TABLE digest_key (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    sealed BLOB NOT NULL
  ) STRICT;

  -- One row while delivery is paused.
  CREATE TABLE delivery_pause (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    failure TEXT NOT NULL,
    since INTEGER NOT NULL,
    failures INTEGER NOT NULL,
    next_probe_at INTEGER NOT NULL
  ) STRICT;

  -- The newest instant at which the erasing job trusted the clock.
  CREATE TABLE clock (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    trusted_at INTEGER NOT NULL
  ) STRICT;

  -- Overwritten by each check whether the file can be written.
  CREATE TABLE write_check (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    filler BLOB NOT NULL
  ) STRICT;
`

// A lead is an application or an enquiry. The table keeps its first name, because a process of the former version uses it
// while the site is upgraded. Kinds are checked where enquiries are parsed, so that another kind needs no migration.
const third = `
  ALTER TABLE application ADD COLUMN kind TEXT NOT NULL DEFAULT 'application';
  CREATE INDEX application_due_by_kind ON application (kind, next_attempt_at) WHERE state = 'waiting';
  CREATE INDEX application_leased ON application (leased_until) WHERE state = 'waiting';

  -- One row for each endpoint that is paused. Until now there was one, for applications.
  ALTER TABLE delivery_pause RENAME TO delivery_pause_2;
  CREATE TABLE delivery_pause (
    endpoint TEXT PRIMARY KEY CHECK (endpoint IN ('applications', 'enquiries')),
    failure TEXT NOT NULL,
    since INTEGER NOT NULL,
    failures INTEGER NOT NULL,
    next_probe_at INTEGER NOT NULL
  ) STRICT;
  INSERT INTO delivery_pause
    SELECT 'applications', failure, since, failures, next_probe_at FROM delivery_pause_2;
  DROP TABLE delivery_pause_2;
`

const fourth = `
  -- How long the site has run, in milliseconds: retention is measured by it, because clocks jump. The table clock,
  -- which did that before, is dropped by a later version.
  CREATE TABLE running_time (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    ms INTEGER NOT NULL
  ) STRICT;
  INSERT INTO running_time VALUES (1, 0);

  ALTER TABLE application ADD COLUMN kept_from INTEGER; -- running_time at which retention began; null before
  CREATE INDEX application_by_retention ON application (state, kept_from) WHERE payload IS NOT NULL;
  DROP INDEX application_to_erase;
`

// The columns of the other destination of leads, as the first ones are of the lead service. A process of the former version
// adds leads without naming them. What was delivered or rejected before is not emailed.
const fifth = `
  ALTER TABLE application ADD COLUMN email_state TEXT NOT NULL DEFAULT 'waiting'
    CHECK (email_state IN ('waiting', 'delivered', 'rejected', 'erased'));
  ALTER TABLE application ADD COLUMN email_next_attempt_at INTEGER DEFAULT 0; -- only while waiting
  ALTER TABLE application ADD COLUMN email_leased_until INTEGER;
  ALTER TABLE application ADD COLUMN email_failures INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE application ADD COLUMN email_last_failure TEXT;
  UPDATE application SET email_state = state, email_next_attempt_at = NULL WHERE state <> 'waiting';
  CREATE INDEX application_email_due ON application (email_next_attempt_at) WHERE email_state = 'waiting';
  CREATE INDEX application_email_leased ON application (email_leased_until) WHERE email_state = 'waiting';
  CREATE INDEX application_email_rejected ON application (id) WHERE email_state = 'rejected';

  -- Emails have an endpoint too. SQLite cannot change a CHECK, so the table is created again.
  ALTER TABLE delivery_pause RENAME TO delivery_pause_4;
  CREATE TABLE delivery_pause (
    endpoint TEXT PRIMARY KEY CHECK (endpoint IN ('applications', 'enquiries', 'email')),
    failure TEXT NOT NULL,
    since INTEGER NOT NULL,
    failures INTEGER NOT NULL,
    next_probe_at INTEGER NOT NULL
  ) STRICT;
  INSERT INTO delivery_pause SELECT * FROM delivery_pause_4;
  DROP TABLE delivery_pause_4;
`

export const outboxSchema: Schema = {
  applicationId: 0x46434150,
  migrations: [first, second, third, fourth, fifth],
  withoutBackup: rescueAdvice,
}
