import { open, readFile } from 'node:fs/promises'
import { EncryptedFileError } from 'hucre'
import { type CellValue, readXlsx, streamXlsxRows } from 'hucre/xlsx'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { csvLine } from '#domain/exports/csv-line.ts'
import { FeedError } from './feed-error.ts'
import { createMarkupScan } from './scan-markup.ts'

const megabyte = 2 ** 20

/** Bytes. A workbook is read in memory: one of 20,000 vehicles has ten. */
const workbookLimits = { file: 50 * megabyte, unpacked: 128 * megabyte } as const

const asCsv = 'save the sheet as "CSV UTF-8", and give that file'
const damaged = `The workbook cannot be read: open it in Excel and save it again, or ${asCsv}`

/**
 * The first sheet of an Excel workbook (.xlsx) that is shown and not empty, as CSV. Rows keep their numbers as lines. A formula
 * is its last result, a day an ISO date, and a number has the 15 digits that Excel computes with.
 *
 * @throws {FeedError} when it is no workbook, has a password, is damaged, or unpacks to more than `workbookLimits`.
 */
export async function* readWorkbook(path: string): AsyncGenerator<Buffer> {
  await assertSmall(path)
  const bytes = await readFile(path)
  try {
    for (const sheet of await shownSheets(bytes)) {
      let isEmpty = true
      for await (const text of sheetAsCsv(bytes, sheet)) {
        isEmpty = false
        yield Buffer.from(text)
      }
      if (!isEmpty) return
    }
  } catch (cause) {
    if (cause instanceof EncryptedFileError)
      throw new FeedError('The workbook has a password: save it without one', { cause })
    throw new FeedError(damaged, { cause })
  }
  throw new FeedError('The workbook has no row that is shown')
}

async function assertSmall(path: string): Promise<void> {
  const file = await open(path)
  const { size } = await file.stat().finally(() => file.close())
  if (size > workbookLimits.file)
    throw new FeedError(`The workbook is larger than ${workbookLimits.file / megabyte} MB: ${asCsv}`)
  const archive = await openPromise(path, { autoClose: false }).catch((cause) => {
    throw new FeedError(damaged, { cause })
  })
  try {
    const entries = await entriesOf(archive)
    assertSizes(entries)
    for (const entry of entries) await assertMarkup(archive, entry)
  } catch (cause) {
    throw cause instanceof FeedError ? cause : new FeedError(damaged, { cause })
  } finally {
    archive.close()
  }
}

async function entriesOf(archive: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = []
  for await (const entry of archive.eachEntry()) {
    entries.push(entry)
    if (entries.length > mostEntries) throw new Error('It has too many files')
  }
  return entries
}

/** By the sizes that the archive states, which reading it does not exceed. */
function assertSizes(entries: readonly Entry[]): void {
  if (!entries.some(({ fileName }) => fileName === '[Content_Types].xml'))
    throw new FeedError('The file is a ZIP archive and no Excel workbook: unpack it, and give the file in it')
  let unpacked = 0
  for (const { compressedSize, uncompressedSize } of entries) {
    unpacked += uncompressedSize
    if (uncompressedSize === 0 && compressedSize > 2) throw new FeedError(damaged)
  }
  if (unpacked > workbookLimits.unpacked)
    throw new FeedError(
      `The workbook has more than ${workbookLimits.unpacked / megabyte} MB when unpacked: ${asCsv}`,
    )
}

/** Of what is XML by its name or its beginning: the reader takes minutes for some that is damaged. Pictures are no XML. */
async function assertMarkup(archive: ZipFile, entry: Entry): Promise<void> {
  const isWhole = createMarkupScan()
  let isMarkup = /\.(?:xml|rels)$/i.test(entry.fileName)
  let isFirst = true
  for await (const piece of await archive.openReadStreamPromise(entry)) {
    if (isFirst)
      isMarkup ||= piece
        .toString('latin1', 0, 10)
        .replace('\u00ef\u00bb\u00bf', '')
        .trimStart()
        .startsWith('<')
    isFirst = false
    if (!isMarkup) return
    if (!isWhole(piece)) throw new Error('A part of its XML has no end')
  }
}

/** As many as Excel has. A row says its own number, and a line is written for each that is left out. */
const mostRows = 2 ** 20

/** With those that are left out before one with text, which take no room in the file. One that is full has fewer. */
const mostCells = 20_000_000

/** Sheets, pictures and themes of a large workbook are some hundred. */
const mostEntries = 5_000

/** Their names. Nothing of them is read. */
async function shownSheets(bytes: Buffer): Promise<string[]> {
  const names: string[] = []
  await readXlsx(bytes, {
    sheets: ({ name, hidden, veryHidden }) => {
      if (!hidden && !veryHidden) names.push(name)
      return false
    },
  })
  return names
}

/** From its first row with text, each as wide as those before it at least: a title above the heading is narrower. */
async function* sheetAsCsv(bytes: Buffer, sheet: string): AsyncGenerator<string> {
  let width = 0
  let next = 0
  let read = 0
  for await (const { index, values } of streamXlsxRows(bytes, { sheet })) {
    read += values.length
    if (index >= mostRows || read > mostCells) throw new Error('It has too many rows or cells')
    const cells = values.map(asText)
    const filled = cells.findLastIndex((cell) => cell.trim() !== '') + 1
    if (filled === 0 || index < next) continue
    width = Math.max(width, filled)
    const padded = Array.from({ length: width }, (_, at) => cells[at] ?? '')
    yield '\n'.repeat(index - next) + csvLine(padded)
    next = index + 1
  }
}

function asText(value: CellValue): string {
  if (value === null) return ''
  if (value instanceof Date) return value.toISOString().replace(/T00:00:00.*$/, '')
  if (typeof value === 'number') return String(Number(value.toPrecision(15)))
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return String(value)
}
