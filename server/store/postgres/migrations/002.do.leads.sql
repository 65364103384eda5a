-- Applications and enquiries, as in server/store/sqlite/outbox-schema.ts. Instants are in milliseconds since 1970.

CREATE TABLE lead (
  id text COLLATE "C" PRIMARY KEY,
  kind text NOT NULL,
  state text NOT NULL CHECK (state IN ('waiting', 'delivered', 'rejected', 'erased')),
  accepted_at bigint NOT NULL,
  next_attempt_at bigint, -- only while waiting
  leased_until bigint,
  delivered_at bigint,
  rejected_at bigint,
  failures integer NOT NULL DEFAULT 0,
  last_failure text,
  payload bytea, -- sealed; null once erased
  digest bytea -- keyed and sealed, kept when the payload is erased
);
CREATE INDEX lead_by_age ON lead (accepted_at, id);
CREATE INDEX lead_due ON lead (next_attempt_at) WHERE state = 'waiting';
CREATE INDEX lead_leased ON lead (leased_until) WHERE state = 'waiting';
CREATE INDEX lead_to_erase ON lead (state) WHERE payload IS NOT NULL;

-- A known text sealed with the key of the payloads, so that another key is refused at start.
CREATE TABLE key_check (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  sealed bytea NOT NULL
);

-- The key of the digests, sealed with the application key. It does not change with that key.
CREATE TABLE digest_key (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  sealed bytea NOT NULL
);

-- One row for each endpoint that is paused.
CREATE TABLE delivery_pause (
  endpoint text PRIMARY KEY CHECK (endpoint IN ('applications', 'enquiries')),
  failure text NOT NULL,
  since bigint NOT NULL,
  failures integer NOT NULL,
  next_probe_at bigint NOT NULL
);

-- The newest instant at which the erasing job trusted the clock.
CREATE TABLE clock (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  trusted_at bigint NOT NULL
);

-- Overwritten by each check whether the database can be written.
CREATE TABLE write_check (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  filler bytea NOT NULL
);

-- Stock notifications that were accepted; json is null once the vehicle is in the stock.
CREATE TABLE notification (
  key bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  event text NOT NULL UNIQUE,
  received bigint NOT NULL,
  hash text NOT NULL,
  json text
);
CREATE INDEX notification_waiting ON notification (key) WHERE json IS NOT NULL;
CREATE INDEX notification_settled ON notification (received) WHERE json IS NULL;
