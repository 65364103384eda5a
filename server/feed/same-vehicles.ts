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
 * the later row. It holds some 250 bytes for each vehicle.
 */
export function createSameVehicles(byHand: readonly OverriddenVehicle[]) {
  const byMark = new Map<string, Seen>()
  /** By the id that is not listed. */
  const hidden = new Map<string, SameVehicle & Pick<Seen, 'line' | 'isByHand'>>()

  for (const { id, at, record, isListed } of byHand) {
    if (!isListed) continue
    for (const mark of vehicleMarks(record))
      if (!byMark.has(mark)) byMark.set(mark, { id, line: 0, at, isByHand: true })
  }

  function compare(seen: Seen, mark: string): 'new' | 'older' {
    const other = byMark.get(mark)
    if (other === undefined) byMark.set(mark, seen)
    if (other === undefined || other.id === seen.id) return 'new'
    const [shown, lost] = isLater(seen, other) ? [seen, other] : [other, seen]
    hidden.delete(shown.id)
    hidden.set(lost.id, { shown: shown.id, hidden: lost.id, mark, line: lost.line, isByHand: lost.isByHand })
    if (shown === seen) byMark.set(mark, seen)
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
  }
}

function isLater(seen: Seen, other: Seen): boolean {
  if (seen.at !== null && other.at !== null && seen.at !== other.at) return seen.at > other.at
  return !other.isByHand
}
