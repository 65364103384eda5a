import type { TitleSplitter } from '#domain/makes/split-title.ts'
import { type ColumnMap, headingOf } from './column-maps/column-map.ts'
import { mapForHeading } from './column-maps/load-column-map.ts'
import { FeedError } from './feed-error.ts'
import type { ReadRow } from './feed-row.ts'
import { peek } from './peek.ts'
import { detectDelimiter, readCsv } from './read-csv.ts'
import { readJsonList } from './read-json-list.ts'
import { readNdjson } from './read-ndjson.ts'

export interface ReadFeed {
  format: FeedFormat
  batches: AsyncGenerator<ReadRow[]>
  /** The feed's own name of a field: the column's heading in a CSV file. */
  fieldName(path: string): string
  /** What to do with a row without an id that equals an earlier one in every cell. */
  repeats(): ColumnMap['repeats']
}

/**
 * The records of a feed, in batches. Memory is bounded for a feed of any length.
 *
 * @throws {FeedError} at once or while reading, when the feed is not of its format.
 */
export async function readFeed(
  chunks: AsyncIterable<Buffer>,
  { format, map, splitTitle }: { format?: FeedFormat; map?: ColumnMap; splitTitle?: TitleSplitter } = {},
): Promise<ReadFeed> {
  const { head, all } = await peek(chunks, formatPeek)
  if (head.length === 0) throw new FeedError('The feed is empty')
  const chosen = format ?? (map ? 'csv' : detectFormat(head))
  const bytes = withoutMark(all)
  let used = map ?? null
  if (chosen !== 'csv') {
    const batches = chosen === 'ndjson' ? readNdjson(bytes) : readJsonList(bytes, chosen)
    return { format: chosen, batches, fieldName: (path) => path, repeats: () => 'keep' }
  }
  const chooseMap = (heading: readonly string[]) => {
    used ??= mapForHeading(heading)
    if (used) return used
    throw new FeedError(
      `A CSV file needs a column map (--map). The file has: ${heading.join(', ').slice(0, 500)}`,
    )
  }
  return {
    format: chosen,
    batches: readCsv(bytes, detectDelimiter(head), chooseMap, splitTitle),
    fieldName: (path) => (used ? headingOf(used, path) : path),
    repeats: () => used?.repeats ?? 'keep',
  }
}

const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf])

export async function* withoutMark(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let first = true
  for await (const chunk of chunks) {
    yield first && chunk.subarray(0, 3).equals(byteOrderMark) ? chunk.subarray(3) : chunk
    first = false
  }
}

export const feedFormats = ['envelope', 'array', 'ndjson', 'csv'] as const

/** Auto Trader's `{"results": […]}`, a JSON array, a JSON record a line, or CSV with a heading. */
export type FeedFormat = (typeof feedFormats)[number]

/** Bytes that `detectFormat` needs. */
export const formatPeek = 65_536

/**
 * Detects the format by the first bytes: `[` opens an array. After `{`, a first line that is a complete object without
 * `results` is NDJSON; anything else is an envelope. What is not JSON is CSV.
 */
export function detectFormat(head: Buffer): FeedFormat {
  const text = head
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart()
  if (text.startsWith('[')) return 'array'
  if (!text.startsWith('{')) return 'csv'
  return looksLikeRecordLine(text) ? 'ndjson' : 'envelope'
}

function looksLikeRecordLine(text: string): boolean {
  const end = text.indexOf('\n')
  const line = end < 0 ? text : text.slice(0, end)
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null && !('results' in value)
  } catch {
    // A damaged record of NDJSON: its line still ends with a brace, and an envelope would contain "results".
    return end > 0 && line.trimEnd().endsWith('}') && !line.includes('"results"')
  }
}
