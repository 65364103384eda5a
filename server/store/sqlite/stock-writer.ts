import type { DatabaseSync } from 'node:sqlite'
import type { PreparedRecord, StockReader, StockWriter, WriteCounts } from '#domain/stock/store.ts'
import { motUpdate } from '../mot-row.ts'
import {
  leftBeneath,
  type OverrideRow,
  overrideColumns,
  overrideValues,
  readOverride,
} from '../override-row.ts'
import { inSeconds, type LogColumns, logColumns } from '../stock-log.ts'
import { createKeySet, keptTokens } from '../stock-writes.ts'
import { vehicleStates } from '../vehicle-state.ts'
import {
  addedVehicle,
  changedVehicle,
  type HeldVehicle,
  heldColumns,
  isNotKept,
  leaves,
  newVehicle,
  outcomeOf,
  vehicleByHand,
  type WrittenVehicle,
  writtenColumns,
} from '../written-vehicle.ts'
import { listIndexes } from './stock-schema.ts'

const { listed } = vehicleStates

const keysAtOnce = 65_536

type Outcome = Exclude<keyof WriteCounts, 'repeated'>

/** The writes of one transaction. */
export interface TransactionWriter extends StockWriter {
  /** Makes the change number visible. Call before the commit. */
  publish(): void
  /** Every later call fails, so that code still running after a failed `work` cannot write outside the transaction. */
  end(): void
}

/**
 * Prepares the statements once; call the result inside each transaction.
 *
 * @param own Reads on the connection of `db`, so that it sees what is not committed yet.
 */
export function prepareStockWriter(
  db: DatabaseSync,
  now: () => number,
  own: Pick<StockReader, 'changesSince'>,
): () => TransactionWriter {
  const nextChange = db.prepare('SELECT change + 1 AS change FROM revision')
  const publishChange = db.prepare('UPDATE revision SET change = ?')
  const addToken = db.prepare(
    'INSERT INTO write_token (change, token) VALUES (?, lower(hex(randomblob(16))))',
  )
  const forgetTokens = db.prepare('DELETE FROM write_token WHERE change <= ?')
  const nextKey = db.prepare('SELECT coalesce(max(key), 0) + 1 AS key FROM vehicle')
  const findHeld = db.prepare(`SELECT ${heldColumns} FROM vehicle WHERE id = ?`)
  // Apart from the others, because most records of an import are unchanged.
  const findLog = db.prepare(`SELECT ${logColumns} FROM vehicle WHERE key = ?`)
  const insertVehicle = db.prepare(
    `INSERT INTO vehicle (key, id, change, ${writtenColumns.join(', ')})
     VALUES (?, ?, ?, ${writtenColumns.map(() => '?').join(', ')})
     ON CONFLICT (id) DO NOTHING`,
  )
  const insertRecord = db.prepare('INSERT INTO record (key, json) VALUES (?, ?)')
  const updateVehicle = db.prepare(
    `UPDATE vehicle SET change = ?, ${writtenColumns.map((column) => `${column} = ?`).join(', ')} WHERE key = ?`,
  )
  const logFormer = db.prepare('INSERT OR REPLACE INTO former_price (key, since, price) VALUES (?, ?, ?)')
  const readRecord = db.prepare('SELECT json FROM record WHERE key = ?')
  const updateRecord = db.prepare('UPDATE record SET json = ? WHERE key = ?')
  const findOverride = db.prepare(`SELECT ${overrideColumns} FROM override WHERE key = ?`)
  const putOverride = db.prepare(
    'INSERT OR REPLACE INTO override (key, fields, note, at, fed, keeps) VALUES (?, ?, ?, ?, ?, ?)',
  )
  const endOverride = db.prepare('DELETE FROM override WHERE key = ?')
  const fedOverrides = db.prepare(`SELECT key, ${overrideColumns} FROM override WHERE fed IS NOT NULL`)
  const forgetHash = db.prepare(`UPDATE vehicle SET hash = '' WHERE key = ?`)
  const removeById = db.prepare(
    `UPDATE vehicle SET change = :change, ${leaves(':at')}
     WHERE id = :id AND state = ${listed} AND ${isNotKept}`,
  )
  const putFeedState = db.prepare('INSERT OR REPLACE INTO feed_state (only, state) VALUES (1, ?)')
  const motOf = db.prepare(
    'SELECT vehicle.key, mot.plate, json FROM vehicle JOIN mot USING (key) WHERE id = ?',
  )
  const followPlate = db.prepare(
    `INSERT OR REPLACE INTO mot (key, plate, next_at, failures) SELECT key, ?, 0, 0 FROM vehicle WHERE id = ?`,
  )
  const unfollow = db.prepare('DELETE FROM mot WHERE key = (SELECT key FROM vehicle WHERE id = ?)')
  const putCursor = db.prepare('INSERT OR REPLACE INTO mot_cursor (only, change, id) VALUES (1, ?, ?)')
  const shownMot = db.prepare('SELECT key FROM mot INDEXED BY mot_shown WHERE json IS NOT NULL LIMIT ?')
  const hiddenMot = db.prepare('SELECT key FROM mot INDEXED BY mot_hidden WHERE hidden IS NOT NULL LIMIT ?')
  const hideMot = db.prepare('UPDATE mot SET json = NULL, hidden = json WHERE key = ?')
  const unhideMot = db.prepare('UPDATE mot SET json = hidden, hidden = NULL WHERE key = ?')
  const anyMot = db.prepare('SELECT key, json FROM mot LIMIT ?')
  const deleteMot = db.prepare('DELETE FROM mot WHERE key = ?')
  const endCursor = db.prepare('DELETE FROM mot_cursor')
  const updateMot = db.prepare(
    'UPDATE mot SET next_at = ?, asked_at = ?, failures = ?, json = ? WHERE key = ?',
  )
  const markChanged = db.prepare(`UPDATE vehicle SET change = ? WHERE key = ? AND state = ${listed}`)
  /** Keys that the current write has put. */
  let put = createKeySet()
  db.function('was_put', (key) => (put.has(Number(key)) ? 1 : 0))
  // The sign keeps SQLite from beginning every batch with all listed vehicles instead of its keys.
  const isOther = `+state = ${listed} AND key BETWEEN :from AND :to AND ${isNotKept} AND NOT was_put(key)`
  const removeOthers = db.prepare(`UPDATE vehicle SET change = :change, ${leaves(':at')} WHERE ${isOther}`)
  const countOthers = db.prepare(`SELECT count(*) AS count FROM vehicle WHERE ${isOther}`)
  const countListed = db.prepare(`SELECT count(*) AS count FROM vehicle WHERE state = ${listed}`)

  return () => {
    const change = Number(nextChange.get()?.change)
    let key = Number(nextKey.get()?.key)
    let touched = false
    /** Whether the last id was new, so that the next one probably is. */
    let expectsNew = true
    /** How many of the current batch had an id that this write had already put. */
    let repeated = 0
    let ended = false
    put = createKeySet()
    // Made at the end of a first import, they cost a third of what inserts into them would.
    const isEmpty = key === 1
    if (isEmpty) db.exec(listIndexes.map(({ drop }) => drop).join('\n'))

    /** Inserts first where ids are new: looking each of them up would cost as much as the insert. */
    function putOne(prepared: PreparedRecord, at: number): Outcome {
      if (expectsNew && add(prepared, at)) return 'added'
      const before = findHeld.get(prepared.record.metadata.stockId) as unknown as HeldVehicle | undefined
      expectsNew = before === undefined
      if (before) return putHeld(prepared, before, at)
      add(prepared, at)
      return 'added'
    }

    /** False when the id is known; nothing is written then. */
    function add(prepared: PreparedRecord, at: number): boolean {
      return insert(prepared.record.metadata.stockId, newVehicle(prepared, at))
    }

    function insert(id: string, { values, json, former, override }: WrittenVehicle): boolean {
      const { changes } = insertVehicle.run(key, id, change, ...values)
      if (changes === 0) return false
      insertRecord.run(key, json)
      for (const { since, price } of former) logFormer.run(key, since, price)
      if (override) putOverride.run(key, ...overrideValues(override))
      put.add(key)
      key += 1
      touched = true
      return true
    }

    function putHeld(prepared: PreparedRecord, before: HeldVehicle, at: number): Outcome {
      if (put.has(before.key)) repeated += 1
      put.add(before.key)
      const outcome = outcomeOf(prepared, before, at)
      if (outcome !== 'changed') return outcome
      update(before.key, changedVehicle(prepared, before, replacedBy(before, at)))
      return outcome
    }

    function replacedBy({ key }: HeldVehicle, at: number) {
      const log = findLog.get(key) as unknown as LogColumns
      const row = findOverride.get(key) as unknown as OverrideRow | undefined
      const formerJson = () => String(readRecord.get(key)?.json)
      return { at, log, formerJson, override: row ? readOverride(row) : null }
    }

    function update(key: number, { values, json, former, override }: WrittenVehicle): void {
      for (const { since, price } of former) logFormer.run(key, since, price)
      updateVehicle.run(change, ...values, key)
      updateRecord.run(json, key)
      if (override) putOverride.run(key, ...overrideValues(override))
      if (override === null) endOverride.run(key)
      touched = true
    }

    /** Of vehicles that this write has not put: what is beneath their overrides has left. */
    function removeBeneath(isRemoved: (key: number) => boolean): void {
      for (const row of fedOverrides.all()) {
        const key = Number(row.key)
        if (!isRemoved(key)) continue
        putOverride.run(key, ...overrideValues(leftBeneath(readOverride(row as unknown as OverrideRow))))
        forgetHash.run(key)
      }
    }

    /** By ranges of keys, because each call of a JavaScript function from SQL holds a few bytes until its statement ends. */
    function sumOverKeys(count: (keys: { from: number; to: number }) => unknown): number {
      let sum = 0
      for (let from = 1; from < key; from += keysAtOnce)
        sum += Number(count({ from, to: from + keysAtOnce - 1 }))
      return sum
    }

    function assertOpen(): void {
      if (ended) throw new Error('This write has ended')
    }

    return {
      async put(batch, at = now()) {
        assertOpen()
        const seconds = inSeconds(at)
        const counts: WriteCounts = { added: 0, changed: 0, unchanged: 0, stale: 0, repeated: 0 }
        repeated = 0
        for (const prepared of batch) counts[putOne(prepared, seconds)] += 1
        counts.repeated = repeated
        return counts
      },
      async remove(id) {
        assertOpen()
        const held = findHeld.get(id)
        removeBeneath((key) => key === held?.key)
        const removed = removeById.run({ change, at: inSeconds(now()), id }).changes === 1
        touched ||= removed
        return removed
      },
      async override(id, set) {
        assertOpen()
        const at = inSeconds(now())
        const held = findHeld.get(id) as unknown as HeldVehicle | undefined
        if (held === undefined) return set?.fields.record ? insert(id, addedVehicle(set, at)) : false
        const written = vehicleByHand(set, held, replacedBy(held, at))
        if (written) update(held.key, written)
        return written !== null
      },
      async removeOthers() {
        assertOpen()
        removeBeneath((key) => !put.has(key))
        const at = inSeconds(now())
        const removed = sumOverKeys((keys) => removeOthers.run({ change, at, ...keys }).changes)
        touched ||= removed > 0
        return removed
      },
      async keepFeedState(state) {
        assertOpen()
        putFeedState.run(JSON.stringify(state))
      },
      async followMot(vehicles, cursor) {
        assertOpen()
        for (const { id, plate } of vehicles) plate === null ? unfollow.run(id) : followPlate.run(plate, id)
        putCursor.run(cursor.change, cursor.id)
      },
      async keepMot(asked) {
        assertOpen()
        for (const each of asked) {
          const row = motOf.get(each.id)
          if (row?.plate !== each.plate) continue
          const { values, isChanged } = motUpdate(each, row.json as string | null)
          updateMot.run(...values, row.key as number)
          if (isChanged) touched = markChanged.run(change, row.key as number).changes > 0 || touched
        }
      },
      async showMot(isShown, limit) {
        assertOpen()
        const rows = (isShown ? hiddenMot : shownMot).all(limit)
        for (const { key } of rows) {
          ;(isShown ? unhideMot : hideMot).run(key as number)
          touched = markChanged.run(change, key as number).changes > 0 || touched
        }
        return rows.length
      },
      async forgetMot(limit) {
        assertOpen()
        const rows = anyMot.all(limit)
        for (const { key, json } of rows) {
          deleteMot.run(key as number)
          if (json !== null) touched = markChanged.run(change, key as number).changes > 0 || touched
        }
        if (rows.length < limit) endCursor.run()
        return rows.length
      },
      async countOthers() {
        return sumOverKeys((keys) => countOthers.get(keys)?.count)
      },
      changed(after, limit) {
        assertOpen()
        return own.changesSince({ change, id: after }, limit)
      },
      async count() {
        return Number(countListed.get()?.count)
      },
      publish() {
        if (isEmpty) db.exec(listIndexes.map(({ create }) => create).join('\n'))
        if (!touched) return
        publishChange.run(change)
        addToken.run(change)
        forgetTokens.run(change - keptTokens)
      },
      end() {
        ended = true
      },
    }
  }
}
