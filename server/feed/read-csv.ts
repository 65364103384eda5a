import { isUtf8 } from 'node:buffer'
import { finished } from 'node:stream/promises'
import { type CsvError, parse } from 'csv-parse'
import type { TitleSplitter } from '#domain/makes/split-title.ts'
import type { ColumnMap } from './column-maps/column-map.ts'
import { createRowMapper } from './column-maps/map-row.ts'
import { decodeText } from './decode-text.ts'
import { type BrokenRow, largestRecord, type ReadRow, tooLarge } from './feed-row.ts'
import { lineBlocks } from './line-blocks.ts'

/**
 * The rows of a CSV file as records. A row with more or fewer cells than the heading is reported as broken; a quote that
 * is never closed ends the file.
 *
 * @param mapFor Chooses the map by the heading.
 * @throws {FeedError} when the file lacks columns of the map.
 */
export async function* readCsv(
  chunks: AsyncIterable<Buffer>,
  delimiter: string,
  mapFor: (heading: readonly string[]) => ColumnMap,
  splitTitle?: TitleSplitter,
): AsyncGenerator<ReadRow[]> {
  let toRow: ((line: Line) => ReadRow) | null = null
  let first: (Line | BrokenRow)[] = []

  function rowsOf(lines: readonly (Line | BrokenRow)[]): ReadRow[] {
    return lines.flatMap((line) => {
      if (!('cells' in line)) return line
      if (toRow) return toRow(line)
      toRow = createLineReader(line.cells, mapFor, { splitTitle, sample: cellsOf(lines) })
      return []
    })
  }

  for await (const lines of readLines(chunks, delimiter)) {
    if (toRow === null && first.length + lines.length <= sampledLines) {
      first = [...first, ...lines]
      continue
    }
    const rows = rowsOf(toRow === null ? [...first, ...lines] : lines)
    if (rows.length > 0) yield rows
  }
  if (toRow === null) yield rowsOf(first)
}

/** Read before the first row is converted: they show how the columns are written. */
const sampledLines = 500

interface Line {
  /** Where it begins, counted from 1. */
  line: number
  cells: string[]
}

/** The cells of every line, in batches. A fault of the file is last. */
async function* readLines(
  chunks: AsyncIterable<Buffer>,
  delimiter: string,
): AsyncGenerator<(Line | BrokenRow)[]> {
  let lines: (Line | BrokenRow)[] = []
  let fault: CsvError | null = null
  let failure: Error | null = null
  let passed = 0
  let blank = 0
  // Rows are collected by a callback, because piping them through the stream takes longer than parsing them.
  const parser = parse({
    delimiter,
    record_delimiter: ['\r\n', '\n'],
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: largestRecord,
    // The parser's own count of lines is wrong where a cell contains CR LF.
    on_record: (cells: string[], { empty_lines }) => {
      blank = empty_lines
      lines.push({ line: passed + blank + 1, cells })
      passed += cells.reduce((breaks, cell) => breaks + countBreaks(cell), 1)
    },
    // A thrown error would lose the rows parsed just before it; a skipped row does not.
    skip_records_with_error: true,
    on_skip: (error) => {
      fault ??= error ?? null
      return undefined
    },
  })
  parser.on('error', (error) => {
    failure = error
  })

  function taken(): (Line | BrokenRow)[] {
    if (failure) throw failure
    const batch = lines
    lines = []
    return batch
  }

  for await (const block of lineBlocks(chunks)) {
    parser.write(isUtf8(block) ? block : decodeText(block))
    yield taken()
    if (fault) break
  }
  parser.end()
  await finished(parser.resume()).catch(() => undefined)
  if (fault) lines.push({ line: passed + blank + 1, fault: faultOf(fault), contained: false })
  yield taken()
}

function createLineReader(
  firstCells: readonly string[],
  mapFor: (heading: readonly string[]) => ColumnMap,
  { splitTitle, sample }: { splitTitle?: TitleSplitter | undefined; sample: readonly (readonly string[])[] },
): (line: Line) => ReadRow {
  const heading = firstCells.map((cell) => cell.trim())
  const toRow = createRowMapper(mapFor(heading), heading, splitTitle, sample)
  return ({ line, cells }) => {
    const extra = cells.length > heading.length && cells.slice(heading.length).some(isFilled)
    if (extra || cells.length < heading.length) {
      const fault = `has ${cells.length} cells where the heading has ${heading.length}`
      return { line, fault, contained: true }
    }
    const { record, ...row } = toRow(cells)
    return { line, value: record, ...row }
  }
}

/** Without those of the heading. */
function cellsOf(lines: readonly (Line | BrokenRow)[]): string[][] {
  return lines.slice(1).flatMap((line) => ('cells' in line ? [line.cells] : []))
}

function isFilled(cell: string): boolean {
  return cell.trim() !== ''
}

function countBreaks(cell: string): number {
  return cell.includes('\n') ? cell.split('\n').length - 1 : 0
}

function faultOf(error: CsvError): string {
  if (error.code === 'CSV_MAX_RECORD_SIZE') return tooLarge
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return 'or a later one opens a quote that is never closed'
  return `cannot be read: ${error.message}`
}

/** The most frequent of comma, semicolon, tab and bar in the heading. */
export function detectDelimiter(head: Buffer): string {
  const heading = decodeText(head).split('\n', 1)[0] ?? ''
  const counts = [',', ';', '\t', '|'].map((mark) => ({ mark, count: heading.split(mark).length }))
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).mark
}
