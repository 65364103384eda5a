import type { DatabaseSync } from 'node:sqlite'
import type { PreparedRecord, StockWriter, WriteCounts } from '#domain/stock/store.ts'
import { keptTokens } from '../kept-tokens.ts'
import { createKeySet } from '../key-set.ts'
import { inSeconds, type LogColumns, logColumns } from '../stock-log.ts'
import { vehicleStates } from '../vehicle-state.ts'
import {
  changedVehicle,
  type HeldVehicle,
  heldColumns,
  newVehicle,
  outcomeOf,
  writtenColumns,
} from '../written-vehicle.ts'

const { listed, left } = vehicleStates

const keysAtOnce = 65_536

type Outcome = Exclude<keyof WriteCounts, 'repeated'>

/** The writes of one transaction. */
export interface TransactionWriter extends StockWriter {
  /** Makes the change number visible. Call before the commit. */
  publish(): void
  /** Every later call fails, so that code still running after a failed `work` cannot write outside the transaction. */
  end(): void
}

/** Prepares the statements once; call the result inside each transaction. */
export function prepareStockWriter(db: DatabaseSync, now: () => number): () => TransactionWriter {
  const nextChange = db.prepare('SELECT change + 1 AS change FROM revision')
  const publishChange = db.prepare('UPDATE revision SET change = ?')
  const addToken = db.prepare('INSERT INTO write_mark (change, mark) VALUES (?, lower(hex(randomblob(16))))')
  const forgetTokens = db.prepare('DELETE FROM write_mark WHERE change <= ?')
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
  const removeById = db.prepare(
    `UPDATE vehicle SET change = ?, state = ${left}, hash = '', left_at = ? WHERE id = ? AND state = ${listed}`,
  )
  /** Keys that the current write has put. */
  let put = createKeySet()
  db.function('was_put', (key) => (put.has(Number(key)) ? 1 : 0))
  const isOther = `state = ${listed} AND key BETWEEN :from AND :to AND NOT was_put(key)`
  const removeOthers = db.prepare(
    `UPDATE vehicle SET change = :change, state = ${left}, hash = '', left_at = :at WHERE ${isOther}`,
  )
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
      const { values, json, former } = newVehicle(prepared, at)
      const { changes } = insertVehicle.run(key, prepared.record.metadata.stockId, change, ...values)
      if (changes === 0) return false
      insertRecord.run(key, json)
      for (const { since, price } of former) logFormer.run(key, since, price)
      put.add(key)
      key += 1
      touched = true
      return true
    }

    function putHeld(prepared: PreparedRecord, before: HeldVehicle, at: number): Outcome {
      if (put.has(before.key)) repeated += 1
      put.add(before.key)
      const outcome = outcomeOf(prepared, before)
      if (outcome !== 'changed') return outcome
      const log = findLog.get(before.key) as unknown as LogColumns
      const formerJson = () => String(readRecord.get(before.key)?.json)
      const { values, json, former } = changedVehicle(prepared, before, { at, log, formerJson })
      for (const { since, price } of former) logFormer.run(before.key, since, price)
      updateVehicle.run(change, ...values, before.key)
      updateRecord.run(json, before.key)
      touched = true
      return outcome
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
        const removed = removeById.run(change, inSeconds(now()), id).changes === 1
        touched ||= removed
        return removed
      },
      async removeOthers() {
        assertOpen()
        const at = inSeconds(now())
        const removed = sumOverKeys((keys) => removeOthers.run({ change, at, ...keys }).changes)
        touched ||= removed > 0
        return removed
      },
      async countOthers() {
        return sumOverKeys((keys) => countOthers.get(keys)?.count)
      },
      async count() {
        return Number(countListed.get()?.count)
      },
      publish() {
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
