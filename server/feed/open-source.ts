import { createReadStream, type Stats } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { addAbortSignal, Readable, type Transform } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { FeedError } from './feed-error.ts'
import { isAddress, openUrl } from './open-url.ts'
import { peek } from './peek.ts'
import { largestUnpacked, withinLimit } from './unpacked-limit.ts'

export interface OpenSource {
  /** The feed's bytes, decompressed. Can be read once. */
  chunks: AsyncIterable<Buffer>
  /** Bytes of the source as stored or sent, so possibly compressed; null when unknown. */
  totalBytes: number | null
  /** How many of `totalBytes` have been read. */
  readBytes(): number
  /** After reading: what has happened to the file meanwhile; null when nothing has. */
  change(): Promise<string | null>
}

/**
 * Bytes per read: some fifty records. Every read goes through another thread, which costs as much as a few records;
 * chunks of twice the size raised the peak memory of a large import by 100 MB.
 */
const chunkSize = 131_072

interface SourceLimits {
  unpackedLimit?: number
  /** Private hosts that may be requested: see `createHostGuard`. */
  privateHosts?: readonly string[]
}

/**
 * Opens a file, an http(s) address, or `-` for standard input. Gzip is recognised by its first bytes, and decompressed up
 * to `unpackedLimit` bytes; an Excel workbook in a file is read as CSV.
 *
 * @throws {FeedError} when the source cannot be read.
 */
export async function openSource(
  source: string,
  signal?: AbortSignal,
  { unpackedLimit = largestUnpacked, privateHosts = [] }: SourceLimits = {},
): Promise<OpenSource> {
  const raw = await openRaw(source, { unpackedLimit, privateHosts }, signal)
  let read = 0
  const counted = count(raw.chunks, (bytes) => {
    read += bytes
  })
  return {
    chunks: await decompressed(counted, unpackedLimit),
    totalBytes: raw.totalBytes,
    readBytes: () => read,
    change: raw.change,
  }
}

/** The chunks, decompressed up to `limit` bytes if they begin as gzip does. */
export async function decompressed(
  chunks: AsyncIterable<Buffer>,
  limit = largestUnpacked,
): Promise<AsyncIterable<Buffer>> {
  const { head, all } = await peek(chunks, 2)
  return head[0] === 0x1f && head[1] === 0x8b ? gunzip(all, limit) : all
}

interface RawSource {
  chunks: AsyncIterable<Buffer>
  totalBytes: number | null
  change(): Promise<string | null>
}

/** Of a source that arrives once. */
const unchanged = async () => null

async function openRaw(source: string, limits: SourceLimits, signal?: AbortSignal): Promise<RawSource> {
  if (source === '-') return { chunks: stoppable(process.stdin, signal), totalBytes: null, change: unchanged }
  if (isAddress(source)) return { ...(await openUrl(source, { stop: signal, ...limits })), change: unchanged }
  try {
    const stats = await stat(source)
    if (stats.isDirectory()) throw new FeedError(`${source} is a folder: name the file of the feed`)
    const isWorkbook = await isArchive(source)
    const file = isWorkbook
      ? Readable.from(await workbookAsCsv(source))
      : createReadStream(source, { highWaterMark: chunkSize })
    const change = async () =>
      (await isSameFile(source, stats)) ? null : 'The file changed while it was read'
    return { chunks: stoppable(file, signal), totalBytes: isWorkbook ? null : stats.size, change }
  } catch (cause) {
    if (cause instanceof FeedError) throw cause
    throw new FeedError(`There is no file ${source}`, { cause })
  }
}

/** Whether a file begins as a ZIP archive does, which an Excel workbook is. */
async function isArchive(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0)
    return bytesRead === 4 && buffer.toString('latin1') === 'PK\u0003\u0004'
  } finally {
    await file.close()
  }
}

/** The reader of Excel takes 3 MB, so it is loaded for the first workbook. */
async function workbookAsCsv(path: string): Promise<AsyncIterable<Buffer>> {
  const { readWorkbook } = await import('./read-workbook.ts')
  return readWorkbook(path)
}

/** Whether the file is as it was, by its size, its time and its place on the disk. */
export async function isSameFile(path: string, before: Stats): Promise<boolean> {
  const now = await stat(path).catch(() => null)
  return now !== null && (['size', 'mtimeMs', 'ino'] as const).every((key) => now[key] === before[key])
}

/** Stops waiting for bytes, which may never arrive, when the signal aborts. */
function stoppable(stream: Readable, signal?: AbortSignal): Readable {
  return signal ? addAbortSignal(signal, stream) : stream
}

async function* count(chunks: AsyncIterable<Buffer>, add: (bytes: number) => void): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    add(chunk.length)
    yield chunk
  }
}

async function* gunzip(chunks: AsyncIterable<Buffer>, limit: number): AsyncGenerator<Buffer> {
  try {
    yield* withinLimit(pipeThrough<Buffer>(chunks, createGunzip({ chunkSize })), limit, 'compressed')
  } catch (cause) {
    if (!isZlibError(cause)) throw cause
    throw new FeedError('The feed is damaged: its gzip compression is broken or cut short', { cause })
  }
}

/** The output of `transform` for `source`. Errors of the source are thrown at the end; leaving early closes both. */
async function* pipeThrough<T>(source: AsyncIterable<unknown>, transform: Transform): AsyncGenerator<T> {
  const input = Readable.from(source)
  input.on('error', (error) => transform.destroy(error))
  try {
    yield* input.pipe(transform)
  } finally {
    input.destroy()
    transform.destroy()
  }
}

function isZlibError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')
}
