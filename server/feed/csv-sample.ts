import { parse } from 'csv-parse/sync'
import { headingAt } from './column-maps/heading-at.ts'
import { FeedError } from './feed-error.ts'
import { decodeLines, openText, textPeek } from './open-text.ts'
import { assertReadable } from './other-formats.ts'
import { detectDelimiter, isSeparatorLine } from './read-csv.ts'
import { detectFormat } from './read-feed.ts'

export interface CsvSample {
  heading: string[]
  rows: string[][]
  /** Lines with text above the heading. */
  titles: number
}

/** The file has no columns. */
export class JsonFeedError extends FeedError {
  override name = 'JsonFeedError'
}

/** Rows whose cells are used to guess a column. */
const sampledRows = 200

/**
 * The heading and the first rows of a CSV file, without what stands above the heading. What follows is not read.
 *
 * @throws {FeedError} when the file is not CSV; `JsonFeedError` when it is JSON.
 */
export async function readCsvSample(chunks: AsyncIterable<Buffer>): Promise<CsvSample> {
  const { head, all, legacy } = await openText(chunks)
  // Leaving the loop closes the source.
  for await (const _ of all) break
  if (head.length === 0) throw new FeedError('The feed is empty')
  assertReadable(head)
  if (detectFormat(head) !== 'csv') throw new JsonFeedError('The feed is JSON, which needs no column map')
  const lastLine = head.lastIndexOf('\n')
  const whole = head.length < textPeek || lastLine < 0 ? head : head.subarray(0, lastLine + 1)
  const lines: string[][] = parse(decodeLines(whole, legacy), {
    delimiter: detectDelimiter(head),
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    to: sampledRows + 2,
  })
  const filled = lines.filter(
    (cells, at) => (at > 0 || !isSeparatorLine(cells)) && cells.some((cell) => cell.trim() !== ''),
  )
  const titles = headingAt(filled)
  const [first = [], ...rows] = filled.slice(titles)
  return { heading: first.map((cell) => cell.trim()), rows: rows.slice(0, sampledRows), titles }
}
