import type { Schema } from './migrate.ts'

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

  -- A word sealed with the key that seals every payload, so that another key is refused at start.
  CREATE TABLE key_check (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    sealed BLOB NOT NULL
  ) STRICT;
`

export const outboxSchema: Schema = { applicationId: 0x46434150, migrations: [first] }
