import { FeedError } from './feed-error.ts'

const read =
  'CSV and JSON are read, and an Excel workbook (.xlsx) as a file. Save it as one of these, or ask whoever sends it'

/** By its first characters: what a file is that is not read, and what to do. */
const others: readonly { begins: RegExp; what: string; remedy: string }[] = [
  {
    begins: /^<(?:!doctype html|html|head|body|script)\b/i,
    what: 'a web page, such as one that asks for a password',
    remedy: 'check the address, its user and its password',
  },
  { begins: /^<[?!a-z]/i, what: 'XML, which is not read', remedy: read },
  {
    begins: /^PK[^ -~]{2}/,
    what: 'an Excel workbook or a ZIP archive',
    remedy: 'give a workbook as a file, or unpack the archive, and import that file',
  },
  {
    begins: /^\u00D0\u00CF[^ -~]\u00E0/,
    what: 'an old Excel workbook',
    remedy: 'save the sheet as "CSV UTF-8" and import that file',
  },
  { begins: /^%PDF/, what: 'a PDF', remedy: read },
  { begins: /^\{\\rtf/, what: 'a text of a word processor', remedy: 'save the table as CSV' },
]

/** @throws {FeedError} that says what the file is and what to do, when it is of a known format that is not read. */
export function assertReadable(head: Buffer): void {
  const start = head.subarray(0, 200).toString('latin1').trimStart()
  const other = others.find(({ begins }) => begins.test(start))
  if (other) throw new FeedError(`The feed is ${other.what}: ${other.remedy}`)
}
