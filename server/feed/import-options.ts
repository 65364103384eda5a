import type { TitleSplitter } from '#domain/makes/split-title.ts'
import type { ColumnMap } from './column-maps/column-map.ts'
import type { FeedFormat } from './read-feed.ts'

export interface ImportOptions {
  /** The current time. Years after it are rejected. */
  now: Date
  /** Detected by the first bytes if absent. */
  format?: FeedFormat
  /** For CSV. If absent, a built-in one that fits the heading. */
  map?: ColumnMap
  /** For a column map with titles. If absent, one that knows the makes in `makes.data.ts`. */
  splitTitle?: TitleSplitter
  /** Removes vehicles that are not in the feed, or whose rows are rejected. */
  replace?: boolean
  /** Lets `replace` remove more than half of the stock. */
  force?: boolean
  /** Does everything, then rolls it back. */
  dryRun?: boolean
  /** Rejects rows that are not well formed, instead of failing. */
  keepGoing?: boolean
  /** A file for the reasons of rejections. If absent, they are not written. */
  rejectsFile?: string
  /** Hosts whose pictures pages may show. If absent, pictures are not checked. */
  pictureHosts?: readonly string[]
  /** Private hosts from which the feed may come. If absent, none. */
  privateHosts?: readonly string[]
  onProgress?: (progress: ImportProgress) => void
  /** Stops the import; the stock is unchanged. */
  signal?: AbortSignal
}

interface ImportProgress {
  rows: number
  bytes: number
  /** Null when unknown, as for standard input. */
  totalBytes: number | null
}
