import { type FileHandle, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Writes a file atomically: to a temporary file beside it, which is synced and then renamed. A temporary file left by a
 * killed process is overwritten by the next write.
 */
export async function writeWhole(file: string, pieces: Iterable<Uint8Array>): Promise<void> {
  const draft = `${file}.draft`
  try {
    await using(await open(draft, 'w', 0o600), async (handle) => {
      for (const piece of pieces) await handle.appendFile(piece)
      await handle.sync()
    })
    await rename(draft, file)
    // The rename is durable once the folder is synced.
    await using(await open(dirname(file)), (folder) => folder.sync())
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined)
    throw error
  }
}

/** Null when there is no such file. */
export async function readWhole(file: string): Promise<Uint8Array | null> {
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
