import type { RecordWarning } from '#domain/stock/record-fault.ts'
import { decodeText } from './decode-text.ts'

/** One record of a feed as it was sent, not yet validated, with its place in the feed for the rejects. */
export interface FeedRow {
  /** Line of its first byte, counted from 1; in a CSV file the heading is line 1. */
  line: number
  /** Of JSON with several records on a line: the number of the record, counted from 1. */
  record?: number
  value: unknown
  /** The JSON that `value` was parsed from; absent for CSV. */
  json?: string
  /** Of CSV without ids: the id is a hash of all cells. */
  isIdFromCells?: true
  /** Of CSV: the first word of a title that begins with no known make. */
  unknownMake?: string
  /** Of CSV: cells that the row's record does not show. */
  warnings?: RecordWarning[]
  /** Of CSV: the type is that of the column map's defaults. */
  hasDefaultType?: true
}

/** A piece of the feed that is not well formed. */
export interface BrokenRow {
  line: number
  record?: number
  /** The end of a sentence that starts with the place: "is not JSON: …". */
  fault: string
  /** Only this row is lost: the start of the next one is certain. */
  contained: boolean
  /** It is well formed, and has a heading or totals of a spreadsheet. */
  isNoVehicle?: true
}

export type ReadRow = FeedRow | BrokenRow

export function isBroken(row: ReadRow): row is BrokenRow {
  return 'fault' in row
}

/** "Line 12", or "Record 7" where the line does not tell it. */
export function placeOf({ line, record }: ReadRow): string {
  return record === undefined ? `Line ${line}` : `Record ${record}`
}

/** Bytes. A record above this is refused: real ones have two or three thousand. */
export const largestRecord = 1_048_576

export const tooLarge = 'is larger than 1 MB, which no record is'

/** Parses the bytes of one record. `offset`: bytes of the decompressed feed before it. `isCut`: the file ends inside its line. */
export function parseJsonRow(bytes: Buffer, line: number, offset: number, isCut = false): ReadRow {
  if (bytes.length > largestRecord) return { line, fault: tooLarge, contained: false }
  const text = decodeText(bytes)
  try {
    return { line, value: JSON.parse(text), json: text }
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    const cut = isCut ? '. The file ends here without a line end: it has been cut short' : ''
    return { line, fault: `(byte ${offset}) is not JSON: ${reason}${cut}`, contained: false }
  }
}
