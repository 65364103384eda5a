import { hash } from 'node:crypto'
import type { StockRecord } from '#domain/stock/record.ts'
import type { PreparedRecord } from '#domain/stock/store.ts'

/**
 * A record with a hash of all its fields, which shows whether it has changed since the last import. `sent` is its JSON
 * as the feed sent it, if the record is unchanged: serialising it again would double the time of an unchanged row.
 */
export function prepareRecord(record: StockRecord, sent?: string): PreparedRecord {
  const json = sent !== undefined && isTight(sent) ? sent : JSON.stringify(record)
  return { record, json, hash: hash('sha256', json, 'base64url').slice(0, 27) }
}

/**
 * Whether the JSON seems to have no optional white space and escapes, in which writers of JSON differ. A wrong answer
 * causes an unnecessary write when the same record is sent by another writer; it never prevents a necessary one.
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
