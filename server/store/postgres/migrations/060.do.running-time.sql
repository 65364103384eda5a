-- How long the site has run, in milliseconds: retention is measured by it, because clocks jump. The table clock, which
-- did that before, is dropped by a later version.
CREATE TABLE running_time (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  ms bigint NOT NULL
);
INSERT INTO running_time (ms) VALUES (0);

ALTER TABLE lead ADD COLUMN kept_from bigint; -- running_time at which retention began; null before
CREATE INDEX lead_by_retention ON lead (state, kept_from) WHERE payload IS NOT NULL;
DROP INDEX lead_to_erase;
