import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/**
 * Writes text to a new file, readable by its owner only, or for `-` to standard output. An existing file is removed, not
 * overwritten: others may be able to read it, or it may be a link.
 *
 * @throws {Error} when the file exists and `force` is not set, or cannot be written.
 */
export async function writeOut(
  text: AsyncIterable<string>,
  file: string,
  { force, stdout }: { force?: true | undefined; stdout: Writable },
): Promise<void> {
  const pieces = Readable.from(text)
  if (file === '-') return pipeline(pieces, stdout, { end: false })
  if (force) await rm(file, { force: true })
  await pipeline(pieces, createWriteStream(file, { flags: 'wx', mode: 0o600 })).catch((cause) => {
    if (cause.code !== 'EEXIST') throw cause
    throw new Error(`${file} already exists; --force replaces it`, { cause })
  })
}
