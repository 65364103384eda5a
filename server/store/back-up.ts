import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { ownPhotoName } from '#domain/stock/picture-address.ts'
import { withPhotoLock } from '../photos/photo-lock.ts'
import { copyFolder, copyToDisk } from './copy-folder.ts'
import {
  applicationKeyFile,
  applicationsAuditFile,
  applicationsFile,
  columnMapsFile,
  isThere,
  nextApplicationKeyFile,
  notificationsFile,
  photosFolder,
  stockFile,
} from './data-files.ts'
import { backUpDatabase } from './sqlite/back-up-database.ts'
import { openStockReader } from './sqlite/stock-store.ts'

/** What a backup has, counted in the copy. */
export interface BackedUp {
  folder: string
  /** In the order of the alphabet. */
  names: string[]
  /** Those of `media`, in all its folders. */
  mediaFiles: number
  /** The dealer's own. */
  photos: number
  /** The names of photos that vehicles have and the copy lacks, because DATA_DIR lacks them. */
  missingPhotos: string[]
}

/**
 * Everything that a restore needs, under the names of DATA_DIR, also where those are links. It is written to a folder
 * beside `folder` and renamed at the end, so an incomplete backup never has its name. Photos are neither given nor deleted
 * meanwhile, so they are those of the stock.
 *
 * @throws {Error} when `folder` exists, or a file cannot be copied.
 */
export async function backUp(
  dataDir: string,
  givenFolder: string,
  { withKey }: { withKey: boolean },
): Promise<BackedUp> {
  // Without a slash at the end, which would put the draft into the folder.
  const folder = resolve(givenFolder)
  if (isThere(folder)) throw new Error(`${folder} exists: name a new folder for each backup`)
  if (folder.startsWith(`${resolve(dataDir, 'media')}/`))
    throw new Error(`${folder} is in the folder that is copied: name a folder elsewhere`)
  const draft = `${folder}.incomplete`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { recursive: true, mode: 0o700 })
  const copy = () => copyTo(draft, dataDir, withKey)
  const copied = isThere(photosFolder(dataDir)) ? await withPhotoLock(dataDir, copy) : await copy()
  const names = (await readdir(draft)).toSorted()
  if (names.length === 0) {
    await rm(draft, { recursive: true })
    throw new Error(`${dataDir} holds nothing to back up`)
  }
  await syncFolder(draft)
  await rename(draft, folder)
  await syncFolder(dirname(folder))
  return { folder, names, ...copied }
}

async function copyTo(
  draft: string,
  dataDir: string,
  withKey: boolean,
): Promise<Pick<BackedUp, 'mediaFiles' | 'photos' | 'missingPhotos'>> {
  // Notifications before the stock: one that is applied in between is in both, and applying it twice changes nothing.
  const databases = [notificationsFile(dataDir), stockFile(dataDir), applicationsFile(dataDir)]
  for (const file of databases.filter(isThere)) await backUpDatabase(file, join(draft, basename(file)))
  const keys = withKey ? [applicationKeyFile(dataDir), nextApplicationKeyFile(dataDir)] : []
  const files = [...keys, applicationsAuditFile(dataDir), columnMapsFile(dataDir)].filter(isThere)
  for (const file of files) await copyToDisk(file, join(draft, basename(file)))
  const media = join(dataDir, 'media')
  const isUnfinished = (name: string) => name.startsWith('.new-')
  const mediaFiles = isThere(media) ? await copyFolder(media, join(draft, 'media'), isUnfinished) : 0
  const copied = await photosIn(draft)
  return { mediaFiles, photos: copied.size, missingPhotos: await photosWithout(copied, draft) }
}

async function photosIn(folder: string): Promise<Set<string>> {
  const photos = photosFolder(folder)
  if (!isThere(photos)) return new Set()
  return new Set((await readdir(photos)).filter((name) => !name.startsWith('.')))
}

/** The photos that vehicles of the copied stock have and `copied` lacks. */
async function photosWithout(copied: ReadonlySet<string>, draft: string): Promise<string[]> {
  const file = stockFile(draft)
  if (!isThere(file)) return []
  const { reader, closeReader } = openStockReader(file)
  try {
    const overrides = await reader.overrides()
    const names = overrides.flatMap(({ fields }) => fields.images ?? []).map(({ href }) => ownPhotoName(href))
    return [...new Set(names.filter((name) => name !== null))].filter((name) => !copied.has(name)).toSorted()
  } finally {
    closeReader()
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  await handle.sync()
  await handle.close()
}
