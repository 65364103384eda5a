import type { Schema } from './migrate.ts'

/** By these, staff list and find vehicles. */
export const listIndexes = [
  ['vehicle_by_state', 'state, since'],
  // Nearly all are available.
  ['vehicle_by_standing', 'standing, since', 'standing <> 0'],
  ['vehicle_by_price', 'state, price'],
  ['vehicle_by_name', 'name, state'],
  ['vehicle_by_plate', 'plate', 'plate IS NOT NULL'],
  ['vehicle_by_vin', 'vin', 'vin IS NOT NULL'],
  ['vehicle_by_stock_number', 'stock_number'],
].map(([name, columns, where]) => ({
  create: `CREATE INDEX ${name} ON vehicle (${columns})${where ? ` WHERE ${where}` : ''};`,
  drop: `DROP INDEX ${name};`,
}))

// The narrow table `vehicle` shows which ids are known and whether a record changed, without reading records, which are
// twenty times as large. Keys only grow, so records and the index by change are appended to. Instants are in
// seconds since 1970, prices in pence with VAT.
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
    state INTEGER NOT NULL CHECK (state IN (0, 1, 2)), -- never listed, listed, left
    version INTEGER,
    updated INTEGER,
    hash TEXT NOT NULL, -- empty once removed, so that the same record puts it back
    arrived INTEGER, -- first listed; null if never
    left_at INTEGER, -- last left; null while listed
    priced_at INTEGER, -- since when \`price\` is shown; null if never listed
    price INTEGER, -- as last shown; null if on application
    -- By these, staff list and find it.
    standing INTEGER NOT NULL DEFAULT 3, -- a place in the list of standings
    since INTEGER NOT NULL DEFAULT 0, -- its own date of arrival, else when it was first stored
    changed_at INTEGER NOT NULL DEFAULT 0,
    name TEXT NOT NULL DEFAULT '', -- make and model in small letters
    plate INTEGER, -- of identifierKey
    vin INTEGER,
    stock_number INTEGER
  ) STRICT;
  -- In each change by key, so that an import appends to the index; by id it would write at random.
  CREATE INDEX vehicle_by_change ON vehicle (change);
  ${listIndexes.map(({ create }) => create).join('\n  ')}

  CREATE TABLE record (
    key INTEGER PRIMARY KEY, -- of vehicle
    json TEXT NOT NULL
  ) STRICT;

  CREATE TABLE former_price (
    key INTEGER NOT NULL, -- of vehicle
    since INTEGER NOT NULL,
    price INTEGER,
    PRIMARY KEY (key, since)
  ) STRICT, WITHOUT ROWID;

  -- Random token of each write; identifies this copy of the database.
  CREATE TABLE write_token (
    change INTEGER PRIMARY KEY,
    token TEXT NOT NULL
  ) STRICT;

  -- What was set by hand. The table record has what is shown, fed the record as the feed has it.
  CREATE TABLE override (
    key INTEGER PRIMARY KEY, -- of vehicle
    fields TEXT NOT NULL, -- JSON
    note TEXT,
    at INTEGER NOT NULL,
    fed TEXT, -- null: no feed has had it
    keeps INTEGER NOT NULL -- 1: shown also when the feed no longer has it
  ) STRICT;

  -- What the MOT register has of listed vehicles, and when it is asked.
  CREATE TABLE mot (
    key INTEGER PRIMARY KEY, -- of vehicle
    plate TEXT NOT NULL,
    next_at INTEGER NOT NULL, -- 0: not asked yet
    asked_at INTEGER,
    failures INTEGER NOT NULL, -- in a row
    json TEXT, -- null: nothing to be shown
    hidden TEXT -- what json is to be once there are keys again
  ) STRICT;
  CREATE INDEX mot_by_next ON mot (next_at);
  CREATE INDEX mot_by_asked ON mot (asked_at);
  CREATE INDEX mot_shown ON mot (key) WHERE json IS NOT NULL;
  CREATE INDEX mot_hidden ON mot (key) WHERE hidden IS NOT NULL;

  -- The last change that was looked at for plates.
  CREATE TABLE mot_cursor (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    change INTEGER NOT NULL,
    id TEXT NOT NULL
  ) STRICT;

  -- What is known of the feed that is polled.
  CREATE TABLE feed_state (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    state TEXT NOT NULL -- JSON
  ) STRICT;
`

/** Some six records of two to three thousand bytes: small pages would stay half empty, and each costs a write. */
export const stockPageSize = 16_384

export const stockSchema: Schema = {
  applicationId: 0x46435354,
  migrations: [first],
  withoutBackup: 'move it away and run `forecourt stock import` before the site starts, or it shows the demo',
}
