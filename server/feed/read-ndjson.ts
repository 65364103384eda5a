import { largestRecord, parseJsonRow, type ReadRow, tooLarge } from './feed-row.ts'
import { lineBlocks } from './line-blocks.ts'

const newline = 0x0a

/** The records of a file with one JSON object a line; blank lines are skipped. */
export async function* readNdjson(chunks: AsyncIterable<Buffer>): AsyncGenerator<ReadRow[]> {
  let line = 0
  let offset = 0
  /** Inside a line above the limit, until its end. */
  let overlong = false
  for await (const block of lineBlocks(chunks)) {
    const rows: ReadRow[] = []
    for (let start = 0; start < block.length; ) {
      const found = block.indexOf(newline, start)
      const end = found < 0 ? block.length : found
      if (!overlong) {
        line += 1
        const row = readLine(block.subarray(start, end), line, offset + start, found < 0)
        if (row) rows.push(row)
      }
      overlong = found < 0 && (overlong || end - start > largestRecord)
      start = end + 1
    }
    offset += block.length
    if (rows.length > 0) yield rows
  }
}

function readLine(bytes: Buffer, line: number, offset: number, isCut: boolean): ReadRow | null {
  if (bytes.length > largestRecord) return { line, fault: tooLarge, contained: false }
  return isBlank(bytes) ? null : parseJsonRow(bytes, line, offset, isCut)
}

function isBlank(bytes: Buffer): boolean {
  return bytes.length === 0 || (bytes.length < 100 && bytes.toString('latin1').trim() === '')
}
