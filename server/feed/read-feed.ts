import type { TitleSplitter } from '#domain/makes/split-title.ts'
import { type ColumnMap, headingOf } from './column-maps/column-map.ts'
import type { KeptMap } from './column-maps/kept-maps.ts'
import { fits, mapForHeading } from './column-maps/load-column-map.ts'
import { overlookedColumns } from './column-maps/overlooked-columns.ts'
import { FeedError } from './feed-error.ts'
import type { FeedFormat } from './feed-formats.ts'
import type { ReadRow } from './feed-row.ts'
import { openText } from './open-text.ts'
import { assertReadable } from './other-formats.ts'
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
  /** Columns of CSV that the map leaves out although they look like fields: see `overlookedColumns`. */
  overlooked(): readonly string[]
  /** Rows of CSV without any text, which are skipped. */
  blankRows(): number
  /** Lines of CSV with text above the heading, which are skipped. */
  titles(): number
  /** After the last batch: why the feed may have been cut short; null when nothing says so. */
  cut(): string | null
}

interface ReadOptions {
  format?: FeedFormat
  map?: ColumnMap
  /** Where there is no `map`: the dealer's own, by the heading. */
  keptMaps?: readonly KeptMap[]
  splitTitle?: TitleSplitter
}

/**
 * The records of a feed, in batches. Memory is bounded for a feed of any length.
 *
 * @throws {FeedError} at once or while reading, when the feed is not of its format.
 */
export async function readFeed(
  chunks: AsyncIterable<Buffer>,
  { format, map, keptMaps, splitTitle }: ReadOptions = {},
): Promise<ReadFeed> {
  const { head, all: bytes, legacy } = await openText(chunks)
  if (head.length === 0) throw new FeedError('The feed is empty')
  assertReadable(head)
  const chosen = format ?? (map ? 'csv' : detectFormat(head))
  if (chosen !== 'csv') return readJson(bytes, chosen)
  let used = map ?? null
  let overlooked: readonly string[] = []
  const chooseMap = (heading: readonly string[], sample: readonly (readonly string[])[]) => {
    used ??= mapForHeading(heading, keptMaps)
    if (used) {
      overlooked = overlookedColumns(used, heading, sample)
      return used
    }
    throw new FeedError(
      `A CSV file needs a column map: \`forecourt stock columns FILE > map.json\` makes a first one for --map. The file has: ${heading.join(', ').slice(0, 500)}`,
    )
  }
  const isMapped = (row: readonly string[]) => (map ? fits(map, row) : mapForHeading(row, keptMaps) !== null)
  const delimiter = detectDelimiter(head)
  const csv = readCsv(bytes, { delimiter, mapFor: chooseMap, isMapped, splitTitle, legacy })
  return {
    format: chosen,
    batches: csv.batches,
    fieldName: (path) => (used ? headingOf(used, path) : path),
    repeats: () => used?.repeats ?? 'keep',
    overlooked: () => overlooked,
    blankRows: csv.blankRows,
    titles: csv.titles,
    cut: () => (used?.lastLineEnd === 'optional' ? null : csv.cut()),
  }
}

function readJson(bytes: AsyncIterable<Buffer>, format: Exclude<FeedFormat, 'csv'>): ReadFeed {
  let announced: number | null = null
  let rows = 0
  const read =
    format === 'ndjson' ? readNdjson(bytes) : readJsonList(bytes, format, (total) => (announced = total))
  async function* counted(): AsyncGenerator<ReadRow[]> {
    for await (const batch of read) {
      rows += batch.length
      yield batch
    }
  }
  return {
    format,
    batches: counted(),
    fieldName: (path) => path,
    repeats: () => 'keep',
    overlooked: () => [],
    blankRows: () => 0,
    titles: () => 0,
    cut: () =>
      announced !== null && announced > rows
        ? `The feed has ${rows} of the ${announced} records that it announces`
        : null,
  }
}

/**
 * Detects the format by the first bytes: `[` opens an array. After `{`, a first line that is a complete object without
 * `results` is NDJSON; anything else is an envelope. What is not JSON is CSV.
 */
export function detectFormat(head: Buffer): FeedFormat {
  const text = head.toString('utf8').trimStart()
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
