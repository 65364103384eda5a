import { copyFile, mkdir, open, readdir, realpath, stat } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Copies a file to a new name and writes it to the disk. A link is followed.
 *
 * @throws {Error} when there is no such file, or no room.
 */
export async function copyToDisk(from: string, to: string): Promise<void> {
  await copyFile(from, to)
  const copy = await open(to, 'r+')
  try {
    await copy.datasync()
  } finally {
    await copy.close()
  }
}

/**
 * Copies what is in a folder to a new one: links are followed, also in folders that are links themselves, so that the copy
 * stands alone. Returns how many files it has.
 *
 * `fs.cp` with `dereference` does not follow links within a folder that it copies.
 *
 * @param skips by the name of a file or folder
 * @throws {Error} for a link that leads nowhere or to a folder above itself, and for what is neither file nor folder.
 */
export function copyFolder(
  from: string,
  to: string,
  skips: (name: string) => boolean = () => false,
): Promise<number> {
  return copyBelow(from, to, { skips, above: [] })
}

async function copyBelow(
  from: string,
  to: string,
  { skips, above }: { skips: (name: string) => boolean; above: readonly string[] },
): Promise<number> {
  const real = await realpath(from)
  if (above.includes(real)) throw new Error(`${from} is a link to a folder above itself`)
  await mkdir(to, { mode: 0o700 })
  let files = 0
  for (const name of await readdir(from)) {
    if (skips(name)) continue
    const [source, copy] = [join(from, name), join(to, name)]
    // Of what a link leads to.
    const found = await stat(source).catch((cause: unknown) => {
      throw new Error(`${source} cannot be copied: it is a link that leads nowhere, or may not be read`, {
        cause,
      })
    })
    if (found.isDirectory()) {
      files += await copyBelow(source, copy, { skips, above: [...above, real] })
    } else if (found.isFile()) {
      await copyToDisk(source, copy)
      files += 1
    } else {
      throw new Error(`${source} is neither a file nor a folder`)
    }
  }
  return files
}
