import type { Schema } from './migrate.ts'
import { tidyRecords } from './tidy-records.ts'

// The narrow table shows which ids are known and whether a record changed, without reading records, which are twenty
// times as large. Keys only grow, so records and the index by state are appended to.
const first = `
  CREATE TABLE revision (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    change INTEGER NOT NULL
  ) STRICT;
  INSERT INTO revision VALUES (1, 0);

  CREATE TABLE vehicle (
    key INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    change INTEGER NOT NULL,
    state INTEGER NOT NULL CHECK (state IN (0, 1, 2)),
    version INTEGER,
    updated INTEGER,
    hash TEXT NOT NULL -- empty once removed, so that the same row puts it back
  ) STRICT;
  CREATE INDEX vehicle_by_change ON vehicle (change, id);
  CREATE INDEX vehicle_by_state ON vehicle (state);

  CREATE TABLE record (
    key INTEGER PRIMARY KEY, -- of vehicle
    json TEXT NOT NULL
  ) STRICT;
`

// The tokens of writes. The table keeps its first name, so that older versions of the code can still read the file.
const second = `
  CREATE TABLE write_mark (
    change INTEGER PRIMARY KEY,
    mark TEXT NOT NULL
  ) STRICT;
  INSERT INTO write_mark SELECT change, lower(hex(randomblob(16))) FROM revision WHERE change > 0;
`

// Entries of one change are ordered by key, so that an import appends to the index; by id it would write at random.
const third = `
  DROP INDEX vehicle_by_change;
  CREATE INDEX vehicle_by_change ON vehicle (change);
`

// The log of prices. Instants are in seconds since 1970, prices in pence with VAT. A vehicle from before the log has no
// `priced_at` until it next changes: its price is that of its record, since `arrived`.
const fourth = `
  ALTER TABLE vehicle ADD COLUMN arrived INTEGER; -- first listed; null if never
  ALTER TABLE vehicle ADD COLUMN left_at INTEGER; -- last left; null while listed
  ALTER TABLE vehicle ADD COLUMN priced_at INTEGER; -- since when \`price\` is shown
  ALTER TABLE vehicle ADD COLUMN price INTEGER; -- as last shown; null if on application
  UPDATE vehicle SET arrived = unixepoch() WHERE state = 1;

  CREATE TABLE former_price (
    key INTEGER NOT NULL, -- of vehicle
    since INTEGER NOT NULL,
    price INTEGER,
    PRIMARY KEY (key, since)
  ) STRICT, WITHOUT ROWID;
`

// Records that were stored before there were limits.
const fifth = tidyRecords('record')

// What was set by hand. `record` has what is shown, `fed` the record as the feed has it.
const sixth = `
  CREATE TABLE override (
    key INTEGER PRIMARY KEY, -- of vehicle
    fields TEXT NOT NULL, -- JSON
    note TEXT,
    at INTEGER NOT NULL, -- seconds since 1970
    fed TEXT, -- null: no feed has had it
    keeps INTEGER NOT NULL -- 1: shown also when the feed no longer has it
  ) STRICT;
`

// Of the feed that is polled.
const seventh = `
  CREATE TABLE feed_state (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    state TEXT NOT NULL -- JSON
  ) STRICT;
`

/** Some six records of two to three thousand bytes: small pages would stay half empty, and each costs a write. */
export const stockPageSize = 16_384

export const stockSchema: Schema = {
  applicationId: 0x46435354,
  migrations: [first, second, third, fourth, fifth, sixth, seventh],
  withoutBackup: 'move it away and run `forecourt stock import` before the site starts, or it shows the demo',
}
