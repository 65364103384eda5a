import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ownPhotoAddress, ownPhotoName } from '#domain/stock/picture-address.ts'
import { isThere, photosFolder } from '../store/data-files.ts'
import { giveFolderToOwner, giveToOwner } from '../store/give-to-owner.ts'
import { assertFileSize, encodePhoto, photoName } from './encode-photo.ts'

/** Begins the name of a folder that is being filled. A process that holds the photo lock finds only those that were left. */
const draft = '.new-'

/** Begins the name of an empty file beside a photo that perhaps no vehicle has. */
const doubt = '.unused-'

/** A photo that cannot be used. */
export class PhotoFault extends Error {
  override name = 'PhotoFault'
  /** The end of a sentence that begins with the photo: "is no JPEG, PNG, WebP or AVIF photo". */
  readonly fault: string

  constructor(file: string, cause: unknown) {
    const fault = cause instanceof Error ? cause.message : String(cause)
    super(`${file} ${fault}`, { cause })
    this.fault = fault
  }
}

/**
 * Encodes a photo and keeps its files; the same photo is kept once. It is in doubt until a vehicle has it: see
 * `sweepPhotos`. Called with the photo lock.
 *
 * @returns its address for a record
 * @throws {PhotoFault} that names the file and what is wrong with it.
 */
export async function keepPhoto(file: string, dataDir: string): Promise<string> {
  const photos = photosFolder(dataDir)
  await makePhotosFolder(dataDir)
  const folder = await mkdtemp(join(photos, draft))
  try {
    await assertFileSize(file)
    const bytes = await readFile(file)
    const name = photoName(bytes)
    if (!isThere(join(photos, name))) {
      await encodePhoto(bytes, folder)
      giveFolderToOwner(folder, dataDir)
      await doubtPhotos(dataDir, [name])
      await rename(folder, join(photos, name))
    }
    return ownPhotoAddress(name)
  } catch (cause) {
    throw new PhotoFault(file, cause)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function makePhotosFolder(dataDir: string): Promise<void> {
  const photos = photosFolder(dataDir)
  if (isThere(photos)) return
  await mkdir(photos, { recursive: true })
  giveToOwner(join(photos, '..'), dataDir)
  giveToOwner(photos, dataDir)
}

/** Notes on disk that perhaps no vehicle has these photos any more. Called before they are taken from a vehicle. */
export async function doubtPhotos(dataDir: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const file = join(photosFolder(dataDir), `${doubt}${name}`)
    await writeFile(file, '', { mode: 0o600 })
    giveToOwner(file, dataDir)
  }
}

/** What is in the folder besides photos that vehicles have. Nothing where there is no folder. */
export async function readLeftovers(dataDir: string): Promise<{ drafts: string[]; doubted: string[] }> {
  const folder = photosFolder(dataDir)
  const names = isThere(folder) ? await readdir(folder) : []
  return {
    drafts: names.filter((name) => name.startsWith(draft)),
    doubted: names.flatMap((name) => (name.startsWith(doubt) ? [name.slice(doubt.length)] : [])),
  }
}

export async function removeDrafts(dataDir: string, drafts: readonly string[]): Promise<void> {
  for (const name of drafts) await rm(join(photosFolder(dataDir), name), { recursive: true, force: true })
}

/** Deletes those of the doubted photos that are not `used`, and then the doubt, so a killed sweep is repeated. */
export async function settleDoubts(
  dataDir: string,
  doubted: readonly string[],
  used: ReadonlySet<string>,
): Promise<void> {
  const folder = photosFolder(dataDir)
  for (const name of doubted) {
    // The name is that of a file in this folder, which nobody else writes.
    const isPhoto = ownPhotoName(ownPhotoAddress(name)) === name
    if (isPhoto && !used.has(name)) await rm(join(folder, name), { recursive: true, force: true })
    await rm(join(folder, `${doubt}${name}`), { force: true })
  }
}
