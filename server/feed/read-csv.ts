import { type CsvError, parse } from 'csv-parse'
import type { ColumnMap } from './column-maps/column-map.ts'
import { createRowMapper } from './column-maps/map-row.ts'
import { decodeText } from './decode-text.ts'
import { largestRecord, type ReadRow, tooLarge } from './feed-row.ts'
import { lineBlocks } from './line-blocks.ts'
import { pipeThrough } from './pipe-through.ts'

const rowsPerBatch = 500

/**
 * The rows of a CSV file as records. A row with more or fewer cells than the heading is a broken row of its own;
 * a quote that is never closed ends the reading.
 *
 * @param mapFor Chooses the map, knowing the heading.
 * @throws {FeedError} when the file lacks columns of the map.
 */
export async function* readCsv(
  chunks: AsyncIterable<Buffer>,
  delimiter: string,
  mapFor: (heading: readonly string[]) => ColumnMap,
): AsyncGenerator<ReadRow[]> {
  const lines = readLines(chunks, delimiter)
  const heading = await lines.next()
  if (heading.done) return
  if (!('cells' in heading.value)) return yield [heading.value]
  const toRow = createLineReader(heading.value.cells, mapFor)
  let rows: ReadRow[] = []
  for await (const line of lines) {
    rows.push('cells' in line ? toRow(line) : line)
    if (rows.length < rowsPerBatch) continue
    yield rows
    rows = []
  }
  if (rows.length > 0) yield rows
}

interface Line {
  /** Where it begins, counted from 1. */
  line: number
  cells: string[]
}

/** Every line's cells; the file's fault, if it has one, comes last. */
async function* readLines(
  chunks: AsyncIterable<Buffer>,
  delimiter: string,
): AsyncGenerator<Line | Extract<ReadRow, { fault: string }>> {
  let fault: CsvError | null = null
  const parser = parse({
    delimiter,
    record_delimiter: ['\r\n', '\n'],
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: largestRecord,
    info: true,
    // Unlike a thrown error, a skipped row does not take those along that were read just before it.
    skip_records_with_error: true,
    on_skip: (error) => {
      fault ??= error ?? null
      return undefined
    },
  })
  let passed = 0
  let blank = 0
  for await (const { record, info } of pipeThrough<Parsed>(
    textBlocks(chunks, () => fault !== null),
    parser,
  )) {
    blank = info.empty_lines
    yield { line: passed + blank + 1, cells: record }
    passed += record.reduce((breaks, cell) => breaks + countBreaks(cell), 1)
  }
  if (fault) yield { line: passed + blank + 1, fault: faultOf(fault), contained: false }
}

/** As csv-parse gives it with `info`. Its own count of lines is wrong where a cell holds CR LF. */
interface Parsed {
  record: string[]
  info: { empty_lines: number }
}

async function* textBlocks(chunks: AsyncIterable<Buffer>, stopped: () => boolean): AsyncGenerator<string> {
  for await (const block of lineBlocks(chunks)) {
    yield decodeText(block)
    if (stopped()) return
  }
}

function createLineReader(
  firstCells: readonly string[],
  mapFor: (heading: readonly string[]) => ColumnMap,
): (line: Line) => ReadRow {
  const heading = firstCells.map((cell) => cell.trim())
  const toRecord = createRowMapper(mapFor(heading), heading)
  return ({ line, cells }) => {
    const extra = cells.slice(heading.length).some((cell) => cell.trim() !== '')
    if (extra || cells.length < heading.length) {
      const fault = `has ${cells.length} cells where the heading has ${heading.length}`
      return { line, fault, contained: true }
    }
    return { line, value: toRecord(cells) }
  }
}

function countBreaks(cell: string): number {
  return cell.includes('\n') ? cell.split('\n').length - 1 : 0
}

function faultOf(error: CsvError): string {
  if (error.code === 'CSV_MAX_RECORD_SIZE') return tooLarge
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return 'or a later one opens a quote that is never closed'
  return `cannot be read: ${error.message}`
}

/** Whichever of comma, semicolon, tab and bar the heading has most of. */
export function detectDelimiter(head: Buffer): string {
  const heading = decodeText(head).split('\n', 1)[0] ?? ''
  const counts = [',', ';', '\t', '|'].map((mark) => ({ mark, count: heading.split(mark).length }))
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).mark
}
