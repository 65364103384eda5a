/** One record of a feed as it came, before any judgement. */
export interface FeedRow {
  /** Where it begins, counted from 1; in a CSV file the heading is line 1. */
  line: number
  value: unknown
  /** The JSON that `value` was read from; absent where the row came as something else. */
  json?: string
}

/** A piece of the feed that is not well formed. */
export interface BrokenRow {
  line: number
  /** As the end of a sentence that begins with the place: "is not JSON: …". */
  fault: string
  /** Only this row is lost, and where the next one begins is beyond doubt. */
  contained: boolean
}

export type ReadRow = FeedRow | BrokenRow

export function isBroken(row: ReadRow): row is BrokenRow {
  return 'fault' in row
}

/** Bytes. A record above this is refused: real ones have two or three thousand. */
export const largestRecord = 1_048_576

export const tooLarge = 'is larger than 1 MB, which no record is'
