import { decodeText } from './decode-text.ts'
import { largestRecord, type ReadRow, tooLarge } from './feed-row.ts'

/** One record from its bytes. `offset`: bytes of the feed before it, after decompression. */
export function parseJsonRow(bytes: Buffer, line: number, offset: number): ReadRow {
  if (bytes.length > largestRecord) return { line, fault: tooLarge, contained: false }
  const text = decodeText(bytes)
  try {
    return { line, value: JSON.parse(text), json: text }
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    return { line, fault: `(byte ${offset}) is not JSON: ${reason}`, contained: false }
  }
}
