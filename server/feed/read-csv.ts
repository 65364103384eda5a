import { isUtf8 } from 'node:buffer'
import { finished } from 'node:stream/promises'
import { type CsvError, parse } from 'csv-parse'
import type { TitleSplitter } from '#domain/makes/split-title.ts'
import type { ColumnMap } from './column-maps/column-map.ts'
import { headingAt } from './column-maps/heading-at.ts'
import { createRowMapper } from './column-maps/map-row.ts'
import { type BrokenRow, isBroken, largestRecord, type ReadRow, tooLarge } from './feed-row.ts'
import { lineBlocks } from './line-blocks.ts'
import { decodeLines, type LegacyEncoding } from './open-text.ts'

export interface ReadCsv {
  batches: AsyncGenerator<ReadRow[]>
  /** Rows without any text, such as ",,,,": they are skipped. */
  blankRows(): number
  /** Lines with text above the heading: they are skipped. */
  titles(): number
  /** After the last batch: why the file may have been cut short; null when nothing says so. */
  cut(): string | null
}

interface CsvOptions {
  delimiter: string
  /** Chooses the map by the heading and the first rows. @throws {FeedError} when there is none. */
  mapFor(heading: readonly string[], sample: readonly (readonly string[])[]): ColumnMap
  /** Whether a row has the columns of the map for this file, so that it is the heading. */
  isMapped?: (row: readonly string[]) => boolean
  splitTitle?: TitleSplitter | undefined
  /** Of lines that are not UTF-8. */
  legacy?: LegacyEncoding
}

/**
 * The rows of a CSV file as records. A row with more or fewer cells than the heading is reported as broken; a quote that
 * is never closed ends the file. Reading throws a `FeedError` when the file lacks columns of the map.
 */
export function readCsv(chunks: AsyncIterable<Buffer>, options: CsvOptions): ReadCsv {
  const file = { blankRows: 0, titles: 0, hasLastLineEnd: true, lines: 0, isLastShort: false }
  return {
    batches: readRows(chunks, options, file),
    blankRows: () => file.blankRows,
    titles: () => file.titles,
    cut() {
      if (file.hasLastLineEnd || file.lines < 2) return null
      return file.isLastShort
        ? 'The file ends in the middle of a row'
        : 'The file ends without a line end, which every other line has'
    },
  }
}

/** What reading has shown of the file so far. */
interface FileState {
  blankRows: number
  titles: number
  hasLastLineEnd: boolean
  lines: number
  /** The last row has fewer cells than the heading. */
  isLastShort: boolean
}

async function* readRows(
  chunks: AsyncIterable<Buffer>,
  options: CsvOptions,
  file: FileState,
): AsyncGenerator<ReadRow[]> {
  let toRow: ((line: Line) => ReadRow) | null = null
  let first: (Line | BrokenRow)[] = []

  function rowsOf(lines: readonly (Line | BrokenRow)[]): ReadRow[] {
    let from = 0
    if (toRow === null) {
      const [filled, cells] = [lines.filter(isLine), cellsOf(lines)]
      file.titles = headingAt(cells, options.isMapped)
      const [heading = [], ...sample] = cells.slice(file.titles)
      from = lines.indexOf(filled[file.titles] as Line) + 1
      file.isLastShort = false
      if (from > 0) toRow = createLineReader(heading, sample, options)
    }
    return lines.slice(from).flatMap((line) => {
      if (toRow === null || !isLine(line)) return isLine(line) ? [] : line
      const row = toRow(line)
      file.isLastShort = isBroken(row) && row.isNoVehicle !== true
      return row
    })
  }

  for await (const lines of readLines(chunks, options, file)) {
    file.lines += lines.length
    if (toRow === null && first.length + lines.length <= sampledLines) {
      first = [...first, ...lines]
      continue
    }
    const rows = rowsOf(toRow === null ? [...first, ...lines] : lines)
    if (rows.length > 0) yield rows
  }
  if (toRow === null) yield rowsOf(first)
}

const lineFeed = 0x0a

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
  { delimiter, legacy = 'windows-1252' }: CsvOptions,
  file: FileState,
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
      const line = passed + blank + 1
      if (!cells.some(isFilled)) file.blankRows += 1
      // Excel's own first line, "sep=;", which the delimiter splits.
      else if (line > 1 || !isSeparatorLine(cells)) lines.push({ line, cells })
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
    file.hasLastLineEnd = block.at(-1) === lineFeed
    parser.write(isUtf8(block) ? block : decodeLines(block, legacy))
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
  sample: readonly (readonly string[])[],
  { mapFor, splitTitle }: CsvOptions,
): (line: Line) => ReadRow {
  const heading = firstCells.map((cell) => cell.trim())
  const toRow = createRowMapper(mapFor(heading, sample), heading, splitTitle, sample)
  return ({ line, cells }) => {
    const extra = cells.length > heading.length && cells.slice(heading.length).some(isFilled)
    if (extra || cells.length < heading.length) {
      const fault = `has ${cells.length} cells where the heading has ${heading.length}`
      return { line, fault, contained: true }
    }
    const aside = asideOf(cells)
    if (aside) return { line, fault: `${aside}, and is no vehicle`, contained: true, isNoVehicle: true }
    const { record, ...row } = toRow(cells)
    return { line, value: record, ...row }
  }
}

function isLine(line: Line | BrokenRow): line is Line {
  return 'cells' in line
}

function cellsOf(lines: readonly (Line | BrokenRow)[]): string[][] {
  return lines.filter(isLine).map(({ cells }) => cells)
}

function isFilled(cell: string): boolean {
  return cell.trim() !== ''
}

/** Fewer columns than these may say all of a vehicle in one cell. */
const columnsOfVehicles = 4

/**
 * What a row of a spreadsheet has that is about no vehicle: totals, with that word in one of its first cells, or the heading
 * of a section, which stands alone in its row.
 */
function asideOf(cells: readonly string[]): string | null {
  const filled = cells.filter(isFilled)
  const isTotals = filled
    .slice(0, 3)
    .some((cell) => cell.length < 20 && /^(?:grand |sub[ -]?)?totals? *:?$/i.test(cell.trim()))
  if (isTotals) return 'has totals'
  return filled.length === 1 && cells.length >= columnsOfVehicles ? `says only “${shorten(filled[0])}”` : null
}

/** In characters. */
const longestSaid = 60

function shorten(cell = ''): string {
  const words = cell.trim().replaceAll(/\s+/g, ' ')
  return words.length > longestSaid ? `${words.slice(0, longestSaid)}…` : words
}

function countBreaks(cell: string): number {
  return cell.includes('\n') ? cell.split('\n').length - 1 : 0
}

function faultOf(error: CsvError): string {
  if (error.code === 'CSV_MAX_RECORD_SIZE') return tooLarge
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return 'or a later one opens a quote that is never closed'
  return `cannot be read: ${error.message}`
}

/** What the first line names, as `sep=;`, else the most frequent of comma, semicolon, tab and bar in the first line that has one. */
export function detectDelimiter(head: Buffer): string {
  const [first = '', ...others] = head.toString('latin1').split('\n', 20)
  const named = separatorIn(first)
  if (named !== null) return named
  const heading = [first, ...others].find((line) => /[,;\t|]/.test(line)) ?? ''
  const counts = [',', ';', '\t', '|'].map((mark) => ({ mark, count: heading.split(mark).length }))
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).mark
}

/** Whether these are the cells of such a line, which its own separator has split. */
export function isSeparatorLine(cells: readonly string[]): boolean {
  return /^sep=.?$/i.test(cells[0]?.trim() ?? '') && !cells.slice(1).some(isFilled)
}

/** `;` of a line `sep=;`, which Excel reads and writes; null for any other line. */
function separatorIn(line: string): string | null {
  return /^"?sep=(.)"?[\s,;|]*$/i.exec(line)?.[1] ?? null
}
