import { hash } from 'node:crypto'
import type { StockRecord } from '#domain/stock/record.ts'
import type { PreparedRecord } from '#domain/stock/store.ts'

/**
 * A record with what tells whether it has changed since the last import: a hash of every field, those that we do
 * not know included. `sent` is its JSON as it came, where the record is still what that says: writing it once more
 * would take as long as all else that an unchanged row needs.
 */
export function prepareRecord(record: StockRecord, sent?: string): PreparedRecord {
  const json = sent !== undefined && isTight(sent) ? sent : JSON.stringify(record)
  return { record, json, hash: hash('sha256', json, 'base64url').slice(0, 27) }
}

/**
 * Without the blanks and escapes in which writers of JSON differ, as far as the beginning shows. A slip costs a
 * write that was not needed when the same record comes from another writer, never one that was.
 */
function isTight(json: string): boolean {
  const colon = json.indexOf('":')
  return (
    json.startsWith('{"') &&
    json.endsWith('}') &&
    json.charCodeAt(colon + 2) > space &&
    !json.includes('\\u') &&
    !json.includes('\\/')
  )
}

const space = 0x20
