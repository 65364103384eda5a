import { hash } from 'node:crypto'
import { type FileHandle, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { endianness } from 'node:os'
import { dirname } from 'node:path'
import { z } from 'zod'
import { assumed } from '#content/assumed.ts'
import { loadStock, saveStock, tagOfStock } from '#domain/search/snapshot.ts'
import type { StockIndex } from '#domain/search/stock-index.ts'
import { type ShowingRules, showsEverything } from '#domain/stock/shown-record.ts'
import type { StockReader } from '#domain/stock/store.ts'
import { hashCode } from '../release.ts'
import { runCooperatively } from './run-cooperatively.ts'

/** An index, and the changes of the stock that it contains. */
export interface StockAtVersion {
  index: StockIndex
  /** Every change up to this number is in the index; some later ones may be. */
  version: number
  /** The write token of `version`; null for a store that was never written to, and for a write too long ago. */
  writeToken: string | null
}

/**
 * A hash of everything that the columns of the index depend on besides the records: the code that converts records, so
 * that no version number has to be raised by hand, the settings and facts that change what is shown (`showing`), and the runtime,
 * whose collation may differ.
 */
export function listingRules(showing: ShowingRules = showsEverything): string {
  const { version, versions } = process
  const code = hashCode(['domain', 'packages/facet-index'])
  return hash('sha256', JSON.stringify([version, versions.icu, endianness(), showing, code]), 'base64url')
}

/** Where the snapshot is, and what it must have been built with to be valid. */
export interface SnapshotPlace {
  file: string
  /** See `listingRules`. */
  rules: string
}

const tagSchema = z.object({
  rules: z.string(),
  /** Every change up to this number is in the snapshot; later ones are applied after loading it. */
  from: z.number(),
  /** No change after this number is in it. */
  upTo: z.number(),
  /** The write token of `upTo`: a store that has it has every change of the snapshot. */
  writeToken: z.string(),
})

/**
 * Writes the index to a file beside the store, in slices. Every change up to `version` must be in the index. Writes
 * nothing, and returns false, when the store was never written to or holds another stock by now, or when another process
 * of the folder is writing.
 *
 * @throws {Error} when the file cannot be written; the previous one is then unchanged.
 */
export async function saveSnapshot(
  store: StockReader,
  { index, version: from, writeToken: fromToken }: StockAtVersion,
  { file, rules }: SnapshotPlace,
): Promise<boolean> {
  await runCooperatively(index.settle())
  const columns = index.columns()
  // Read afterwards: the columns hold no later change.
  const upTo = await store.changeNumber()
  const writeToken = await store.writeTokenOf(upTo)
  if (writeToken === null || (await store.writeTokenOf(from)) !== fromToken) return false
  const tag: z.infer<typeof tagSchema> = { rules, from, upTo, writeToken }
  return writeWhole(file, saveStock(columns, JSON.stringify(tag)))
}

/** The index of the snapshot, to which changes after its `version` must be applied; or why there is no valid one. */
export async function loadSnapshot(
  store: StockReader,
  { file, rules }: SnapshotPlace,
): Promise<StockAtVersion | { refused: string | null }> {
  const bytes = await readWhole(file)
  if (bytes === null) return { refused: null }
  const tag = parseTag(tagOfStock(bytes))
  if (tag === null) return { refused: 'it has other filter fields or bands, or is damaged' }
  if (tag.rules !== rules) return { refused: 'it was made by another version' }
  const writeToken = await store.writeTokenOf(tag.from)
  if ((await store.writeTokenOf(tag.upTo)) !== tag.writeToken) return { refused: 'it is not of this stock' }
  const index = await runCooperatively(loadStock(bytes, assumed))
  if (index === null) return { refused: 'it is damaged' }
  return { index, version: tag.from, writeToken }
}

function parseTag(text: string | null) {
  if (text === null) return null
  try {
    return tagSchema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

/** Writing takes seconds; a draft that has not changed for so long was left by a killed process. */
const staleDraftMs = 60_000

/**
 * Writes a file atomically: to a temporary file beside it, which is synced and then renamed. False when another process
 * is writing that file.
 */
async function writeWhole(file: string, pieces: Iterable<Uint8Array>): Promise<boolean> {
  const draft = `${file}.draft`
  const former = await stat(draft).catch(() => null)
  if (former?.isFile() && Date.now() - former.mtimeMs < staleDraftMs) return false
  try {
    await using(await open(draft, 'w', 0o600), async (handle) => {
      for (const piece of pieces) await handle.appendFile(piece)
      await handle.sync()
    })
    await rename(draft, file)
    // The rename is durable once the folder is synced.
    await using(await open(dirname(file)), (folder) => folder.sync())
    return true
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined)
    throw error
  }
}

/** Null when there is no such file. */
async function readWhole(file: string): Promise<Uint8Array | null> {
  try {
    const bytes = await readFile(file)
    // Node reads small files into a shared buffer, where they may not be aligned for typed arrays.
    return bytes.byteOffset % 8 === 0 ? bytes : new Uint8Array(bytes)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

async function using(handle: FileHandle, work: (handle: FileHandle) => Promise<void>): Promise<void> {
  try {
    await work(handle)
  } finally {
    await handle.close()
  }
}
