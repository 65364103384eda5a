import type { TitleSplitter } from '#domain/makes/split-title.ts'
import type { ColumnMap } from './column-maps/column-map.ts'
import type { FeedFormat } from './feed-format.ts'

export interface ImportOptions {
  /** The present, which says what year is in the future. */
  now: Date
  /** Seen from the first bytes unless told. */
  format?: FeedFormat
  /** For CSV. A built-in one that fits the heading unless told. */
  map?: ColumnMap
  /** For a column map with titles. One that knows the makes of the trade unless told. */
  splitTitle?: TitleSplitter
  /** Takes off the forecourt what the feed no longer holds, rejected rows included. */
  replace?: boolean
  /** Lets `replace` remove more than half of the stock. */
  force?: boolean
  /** Everything but keeping it. */
  dryRun?: boolean
  /** Rejects what is not well formed and goes on where it can, instead of refusing the file. */
  keepGoing?: boolean
  /** Where the reasons go. Unless told, nowhere. */
  rejectsFile?: string
  /** Hosts whose pictures pages may show. Unless told, pictures are not checked. */
  pictureHosts?: readonly string[]
  onProgress?: (progress: ImportProgress) => void
  /** Stops the import; the stock stays as it was. */
  signal?: AbortSignal
}

export interface ImportProgress {
  rows: number
  bytes: number
  /** Null when not known beforehand. */
  totalBytes: number | null
}
