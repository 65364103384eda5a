import { isUtf8 } from 'node:buffer'
import { peek } from './peek.ts'

export interface FeedText {
  /** The first `textPeek` bytes of `all`, or the whole feed. */
  head: Buffer
  /** The feed in UTF-8 without a byte order mark, with LF or CR LF at line ends. Lines in `legacy` are left as they are. */
  all: AsyncIterable<Buffer>
  /** What lines are written in that are not UTF-8. */
  legacy: LegacyEncoding
}

export type LegacyEncoding = 'windows-1252' | 'macintosh'

/** Bytes by which a feed's encoding and format are recognised. */
export const textPeek = 65_536

/**
 * Makes UTF-8 of UTF-16, and line feeds of the carriage returns that old Macs end lines with. Such files have the Mac's
 * own characters where they are not UTF-8, others those of Windows.
 */
export async function openText(chunks: AsyncIterable<Buffer>): Promise<FeedText> {
  const raw = await peek(chunks, textPeek)
  const wide = wideEncoding(raw.head)
  const { head, all } = await peek(wide ? narrowed(raw.all, wide) : withoutMark(raw.all), textPeek)
  if (!endsLinesByReturn(head)) return { head, all, legacy: 'windows-1252' }
  const text = await peek(withLineFeeds(all), textPeek)
  return { ...text, legacy: 'macintosh' }
}

const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf])

async function* withoutMark(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let first = true
  for await (const chunk of chunks) {
    yield first && chunk.subarray(0, 3).equals(byteOrderMark) ? chunk.subarray(3) : chunk
    first = false
  }
}

type WideEncoding = 'utf-16le' | 'utf-16be'

/** Of text that is mostly Latin, every other byte is 0. */
const zerosAmongTen = 3
const sampledBytes = 1_000

/** By the byte order mark, or by the zeros of a text without one. */
function wideEncoding(head: Buffer): WideEncoding | null {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  const zeros = [0, 0]
  const sample = head.subarray(0, sampledBytes)
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (Math.max(even, odd) * 10 < sample.length * zerosAmongTen || Math.min(even, odd) > 0) return null
  return odd > 0 ? 'utf-16le' : 'utf-16be'
}

async function* narrowed(chunks: AsyncIterable<Buffer>, encoding: WideEncoding): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder(encoding)
  for await (const chunk of chunks) yield Buffer.from(decoder.decode(chunk, { stream: true }))
  const rest = decoder.decode()
  if (rest !== '') yield Buffer.from(rest)
}

const lineFeed = 0x0a
const carriageReturn = 0x0d
const quote = 0x22

/** Whether the first line end outside quotes is a carriage return alone. */
function endsLinesByReturn(head: Buffer): boolean {
  let quoted = false
  for (const [at, byte] of head.entries()) {
    if (byte === quote) quoted = !quoted
    else if (!quoted && byte === lineFeed) return false
    else if (!quoted && byte === carriageReturn) return at + 1 < head.length && head[at + 1] !== lineFeed
  }
  return false
}

async function* withLineFeeds(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    yield Buffer.from(chunk.map((byte) => (byte === carriageReturn ? lineFeed : byte)))
  }
}

/** Decodes whole lines, each in UTF-8 or, where it is not, in the legacy encoding: some files have both. */
export function decodeLines(bytes: Buffer, legacy: LegacyEncoding): string {
  if (isUtf8(bytes)) return bytes.toString('utf8')
  const decoder = new TextDecoder(legacy)
  const texts: string[] = []
  for (let start = 0; start < bytes.length; ) {
    const found = bytes.indexOf(lineFeed, start)
    const end = found < 0 ? bytes.length : found + 1
    const line = bytes.subarray(start, end)
    texts.push(isUtf8(line) ? line.toString('utf8') : decoder.decode(line))
    start = end
  }
  return texts.join('')
}
