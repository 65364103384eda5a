-- Names this database, so that a node does not take its local copy of another database for a copy of this one.
CREATE TABLE database_identity (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  id text NOT NULL
);
INSERT INTO database_identity (id) VALUES (gen_random_uuid()::text);

-- Work that one process at a time does for all: who does it, and until when unless the lease is renewed.
CREATE TABLE job_lease (
  job text PRIMARY KEY,
  holder text NOT NULL,
  leased_until timestamptz NOT NULL
);
