import type { MotHistory } from '#domain/registers/mot-history.ts'
import type { AskedMot, DueMot, MotSchedule } from '#domain/registers/mot-schedule.ts'
import { registerPlate } from '#domain/registers/plate.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import type { Query } from './query.ts'
import { inSeconds } from './stock-log.ts'
import { vehicleStates } from './vehicle-state.ts'

// The tables `mot` and `mot_cursor`, whose instants are in seconds.

/** The record with what the MOT register has of its plate; null JSON: nothing yet. */
export function withMot(record: StockRecord, json: string | null): StockRecord {
  if (json === null) return record
  const motHistory: MotHistory = JSON.parse(json)
  // The plate may have changed since.
  return registerPlate(record.vehicle.registration) === motHistory.plate ? { ...record, motHistory } : record
}

/** What is written of a vehicle that was asked about. `stored` is the JSON until now. */
export function motUpdate({ askedAt, nextAt, failures, history }: AskedMot, stored: string | null) {
  const json = history.state === 'away' && stored !== null ? stored : JSON.stringify(history)
  return {
    values: [inSeconds(nextAt), inSeconds(askedAt), failures, json] as const,
    isChanged: json !== stored && withoutDay(json) !== withoutDay(stored),
  }
}

function withoutDay(json: string | null): string | null {
  return json === null ? null : JSON.stringify({ ...JSON.parse(json), readOn: null })
}

export function createMotSchedule(query: Query, { storedId, readId, findPlates }: MotDialect): MotSchedule {
  return {
    async due(now, limit) {
      const rows = await query(
        // The sign keeps SQLite from beginning with all listed vehicles instead of those that are due.
        `SELECT id, mot.plate, failures FROM mot JOIN vehicle USING (key)
         WHERE next_at <= :now AND +state = ${vehicleStates.listed} ORDER BY next_at, mot.key LIMIT :limit`,
        { now: inSeconds(now), limit },
      )
      return (rows as unknown as DueMot[]).map((row) => ({ ...row, id: readId(row.id) }))
    },
    async plates(ids) {
      const rows = await query(findPlates, { ids: ids.map(storedId) })
      return new Map(rows.map(({ id, plate }) => [readId(String(id)), String(plate)]))
    },
    async cursor() {
      const [row] = await query('SELECT change, id FROM mot_cursor')
      return row ? { change: Number(row.change), id: readId(String(row.id)) } : { change: 0, id: '' }
    },
    async held() {
      const [row] = await query(
        `SELECT EXISTS (SELECT 1 FROM mot WHERE json IS NOT NULL) AS shown,
          EXISTS (SELECT 1 FROM mot WHERE hidden IS NOT NULL) AS hidden`,
      )
      return { shown: Boolean(row?.shown), hidden: Boolean(row?.hidden) }
    },
    async askedByHour(since) {
      const rows = await query(
        'SELECT asked_at / 3600 AS hour, count(*) AS asked FROM mot WHERE asked_at >= :since GROUP BY 1',
        { since: inSeconds(since) },
      )
      return new Map(rows.map(({ hour, asked }) => [Number(hour), Number(asked)]))
    },
  }
}

/** Where SQLite and PostgreSQL differ: see `StockDialect`. */
interface MotDialect {
  storedId(id: string): string
  readId(stored: string): string
  /** `id` and `plate` of the vehicles among `:ids`. */
  findPlates: string
}
