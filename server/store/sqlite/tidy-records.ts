import type { DatabaseSync } from 'node:sqlite'
import { type RecordTable, tidiedJson } from '../tidied-json.ts'

/** Records read at once. */
const batchSize = 100

/** A migration that brings the records of a table within `recordLimits`. */
export function tidyRecords(table: RecordTable): (db: DatabaseSync) => void {
  return (db) => {
    const read = db.prepare(
      `SELECT key, json FROM ${table} WHERE json IS NOT NULL AND key > ? ORDER BY key LIMIT ${batchSize}`,
    )
    const update = db.prepare(`UPDATE ${table} SET json = ? WHERE key = ?`)
    for (let rows = read.all(0); rows.length > 0; rows = read.all(rows.at(-1)?.key ?? null)) {
      for (const { key, json } of rows) {
        const tidied = tidiedJson(String(json))
        if (tidied !== null) update.run(tidied, Number(key))
      }
    }
  }
}
