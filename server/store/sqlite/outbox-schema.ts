import type { Schema } from './migrate.ts'
import { recoverAdvice } from './sqlite-error.ts'

// A lead is an application or an enquiry. Instants are in milliseconds since 1970. The columns from `email_state` on are
// those of the second destination, emails, as `state` to `last_failure` are of the lead service. Kinds are checked where
// enquiries are parsed, so a new kind needs no migration.
const first = `
  CREATE TABLE lead (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    vehicle TEXT, -- the id of the vehicle that it is about; null without one, and once erased
    state TEXT NOT NULL CHECK (state IN ('waiting', 'delivered', 'rejected', 'erased')),
    accepted_at INTEGER NOT NULL,
    next_attempt_at INTEGER, -- only while waiting
    leased_until INTEGER,
    delivered_at INTEGER,
    rejected_at INTEGER,
    kept_from INTEGER, -- running_time at which retention began; null before
    failures INTEGER NOT NULL DEFAULT 0,
    last_failure TEXT,
    payload BLOB, -- sealed; null once erased
    digest BLOB, -- keyed and sealed; kept when the payload is erased
    email_state TEXT NOT NULL DEFAULT 'waiting'
      CHECK (email_state IN ('waiting', 'delivered', 'rejected', 'erased')),
    email_next_attempt_at INTEGER DEFAULT 0, -- only while waiting
    email_leased_until INTEGER,
    email_failures INTEGER NOT NULL DEFAULT 0,
    email_last_failure TEXT,
    handling TEXT NOT NULL DEFAULT 'open' CHECK (handling IN ('open', 'contacted', 'appointment', 'sold', 'lost')),
    holder TEXT, -- who of the staff has it
    history BLOB, -- what staff noted, sealed; null without anything, and once erased
    history_version INTEGER NOT NULL DEFAULT 0 -- how many entries were noted
  ) STRICT;
  CREATE INDEX lead_by_age ON lead (accepted_at, id);
  CREATE INDEX lead_by_handling ON lead (handling, accepted_at);
  CREATE INDEX lead_by_vehicle ON lead (vehicle, accepted_at) WHERE vehicle IS NOT NULL;
  CREATE INDEX lead_due ON lead (next_attempt_at) WHERE state = 'waiting';
  CREATE INDEX lead_due_by_kind ON lead (kind, next_attempt_at) WHERE state = 'waiting';
  CREATE INDEX lead_leased ON lead (leased_until) WHERE state = 'waiting';
  CREATE INDEX lead_by_retention ON lead (state, kept_from) WHERE payload IS NOT NULL;
  CREATE INDEX lead_email_due ON lead (email_next_attempt_at) WHERE email_state = 'waiting';
  CREATE INDEX lead_email_leased ON lead (email_leased_until) WHERE email_state = 'waiting';
  CREATE INDEX lead_email_rejected ON lead (id) WHERE email_state = 'rejected';

  -- A known text sealed with the key of the payloads, so that another key is refused at start.
  CREATE TABLE key_check (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    sealed BLOB NOT NULL
  ) STRICT;

  -- The key of the digests, sealed with the application key. It does not change with that key.
  CREATE TABLE digest_key (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    sealed BLOB NOT NULL
  ) STRICT;

  -- One row for each endpoint that is paused.
  CREATE TABLE delivery_pause (
    endpoint TEXT PRIMARY KEY CHECK (endpoint IN ('applications', 'enquiries', 'email')),
    failure TEXT NOT NULL,
    since INTEGER NOT NULL,
    failures INTEGER NOT NULL,
    next_probe_at INTEGER NOT NULL
  ) STRICT;

  -- How long the site has run, in milliseconds: retention is measured by it, because clocks jump.
  CREATE TABLE running_time (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    ms INTEGER NOT NULL
  ) STRICT;
  INSERT INTO running_time VALUES (1, 0);

  -- Alerts by email, one for each address. The row is deleted when the alert ends.
  CREATE TABLE alert (
    id TEXT PRIMARY KEY, -- random; whoever has it may end the alert
    address BLOB NOT NULL UNIQUE, -- keyed hash
    kept_from INTEGER NOT NULL, -- running_time at which it was asked for, or renewed
    due_at INTEGER, -- null: nothing to tell
    begun_at INTEGER, -- its mail was handed over from then on, and the answer is not known
    failures INTEGER NOT NULL DEFAULT 0,
    version INTEGER NOT NULL DEFAULT 0,
    sealed BLOB NOT NULL -- address, searches, vehicles
  ) STRICT;
  CREATE INDEX alert_due ON alert (due_at) WHERE due_at IS NOT NULL;
  CREATE INDEX alert_begun ON alert (id) WHERE begun_at IS NOT NULL;
  CREATE INDEX alert_by_retention ON alert (kept_from);

  -- How far alerts have looked at the changes of the stock.
  CREATE TABLE alert_cursor (
    only INTEGER PRIMARY KEY DEFAULT 1 CHECK (only = 1),
    change INTEGER NOT NULL,
    token TEXT,
    looked_at INTEGER NOT NULL
  ) STRICT;

  -- How often a search found nothing, by day in the UK. The row without a path has those that are not told apart.
  CREATE TABLE missed_search (
    day TEXT NOT NULL,
    path TEXT NOT NULL, -- on the site
    words TEXT NOT NULL,
    asked INTEGER NOT NULL,
    PRIMARY KEY (day, path)
  ) STRICT;

  -- Overwritten by each check whether the file can be written.
  CREATE TABLE write_check (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    filler BLOB NOT NULL
  ) STRICT;
`

export const outboxSchema: Schema = {
  applicationId: 0x46434150,
  migrations: [first],
  withoutBackup: recoverAdvice,
}
