import { DatabaseSync } from 'node:sqlite'
import { isListed } from '#domain/stock/listing-state.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import type { OverriddenVehicle } from '#domain/stock/store.ts'
import { vehicleMarks } from '#domain/stock/vehicle-marks.ts'

/** One vehicle under two ids, of which one is listed. */
export interface SameVehicle {
  shown: string
  hidden: string
  /** "registration AB12CDE" */
  mark: string
}

interface Seen {
  id: string
  line: number
  /** Epoch milliseconds of the last change; null when the feed does not say. */
  at: number | null
  /** Listed by hand. */
  isByHand: boolean
}

export type SameVehicles = ReturnType<typeof createSameVehicles>

/**
 * Finds vehicles with the same registration or VIN under two ids, within a feed and between the feed and what is shown by
 * hand. The one that changed last is listed: by the time of the change, or where one has none, what was set by hand, else
 * the later row. Marks are in an unnamed database, which SQLite keeps in memory while it is small.
 */
export function createSameVehicles(byHand: readonly OverriddenVehicle[]) {
  const db = new DatabaseSync('')
  db.exec(`
    PRAGMA journal_mode = OFF;
    PRAGMA cache_size = -16384; -- KiB
    CREATE TABLE seen (mark TEXT PRIMARY KEY, id TEXT NOT NULL, line INTEGER NOT NULL, at REAL, by_hand INTEGER NOT NULL)
      STRICT, WITHOUT ROWID;
    BEGIN;
  `)
  const add = db.prepare('INSERT INTO seen VALUES (?, ?, ?, ?, ?) ON CONFLICT (mark) DO NOTHING')
  const replace = db.prepare('INSERT OR REPLACE INTO seen VALUES (?, ?, ?, ?, ?)')
  const find = db.prepare('SELECT id, line, at, by_hand AS isByHand FROM seen WHERE mark = ?')
  /** By the id that is not listed. */
  const hidden = new Map<string, SameVehicle & Pick<Seen, 'line' | 'isByHand'>>()

  for (const { id, at, record, isListed } of byHand) {
    if (!isListed) continue
    for (const mark of vehicleMarks(record)) add.run(mark, id, 0, at, 1)
  }

  function compare(seen: Seen, mark: string): 'new' | 'older' {
    if (add.run(mark, seen.id, seen.line, seen.at, 0).changes === 1) return 'new'
    const { isByHand, ...found } = find.get(mark) as unknown as Omit<Seen, 'isByHand'> & { isByHand: number }
    const other = { ...found, isByHand: isByHand === 1 }
    if (other.id === seen.id) return 'new'
    const [shown, lost] = isLater(seen, other) ? [seen, other] : [other, seen]
    hidden.delete(shown.id)
    hidden.set(lost.id, { shown: shown.id, hidden: lost.id, mark, line: lost.line, isByHand: lost.isByHand })
    if (shown === seen) replace.run(mark, seen.id, seen.line, seen.at, 0)
    return shown === seen ? 'new' : 'older'
  }

  return {
    /** Notes a row; false when the same vehicle under another id changed later. */
    note(record: StockRecord, line: number): boolean {
      if (!isListed(record)) return true
      const { stockId: id, lastUpdated } = record.metadata
      const time = lastUpdated == null ? Number.NaN : Date.parse(lastUpdated)
      const seen = { id, line, at: Number.isNaN(time) ? null : time, isByHand: false }
      return vehicleMarks(record)
        .map((mark) => compare(seen, mark))
        .every((outcome) => outcome === 'new')
    },
    /** After the last row. */
    hidden: () => [...hidden.values()],
    close: () => db.close(),
  }
}

function isLater(seen: Seen, other: Seen): boolean {
  if (seen.at !== null && other.at !== null && seen.at !== other.at) return seen.at > other.at
  return !other.isByHand
}
