-- Written to find a full disk, which pages that were freed before can hide. Unlogged: its rows are neither in
-- the log nor on replicas nor in the archive.
CREATE UNLOGGED TABLE space_check (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  filler bytea NOT NULL
);
