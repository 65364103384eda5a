import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { OverrideFields } from '#domain/stock/override.ts'
import { ownPhotoAddress, ownPhotoName } from '#domain/stock/picture-address.ts'
import type { OverriddenVehicle, StockStore } from '#domain/stock/store.ts'
import { isThere, photosFolder } from '../store/data-files.ts'
import { assertFileSize, encodePhoto, photoName } from './encode-photo.ts'

const day = 24 * 60 * 60 * 1000

/** A feed may lose a vehicle for a while. */
const keptDays = 30

/** Begins the name of a folder that is being filled. */
const draft = '.new-'

/**
 * Encodes a photo and keeps its files. The same photo is kept once.
 *
 * @returns its address for a record
 * @throws {Error} that names the file and what is wrong with it.
 */
export async function keepPhoto(file: string, dataDir: string): Promise<string> {
  const photos = photosFolder(dataDir)
  await mkdir(photos, { recursive: true })
  const folder = await mkdtemp(join(photos, draft))
  try {
    await assertFileSize(file)
    const bytes = await readFile(file)
    const name = photoName(bytes)
    if (!isThere(join(photos, name))) {
      await encodePhoto(bytes, folder)
      await rename(folder, join(photos, name))
    }
    return ownPhotoAddress(name)
  } catch (cause) {
    throw new Error(`${file} ${cause instanceof Error ? cause.message : cause}`, { cause })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** A photo of a record. */
export type OwnPhoto = NonNullable<OverrideFields['images']>[number]

/**
 * Deletes those of `photos` that no vehicle has any more, and the photos of vehicles that left the forecourt 30 days ago.
 */
export async function removeUnusedPhotos(
  store: StockStore,
  dataDir: string,
  photos: readonly OwnPhoto[],
  now = Date.now(),
): Promise<void> {
  const folder = photosFolder(dataDir)
  if (!isThere(folder)) return
  await store.write(async (writer) => {
    const unused = new Set(namesOf(photos))
    const used = new Set<string>()
    for (const vehicle of await store.overrides()) {
      const { images = [], ...fields } = vehicle.fields
      const isOld = images.length > 0 && (await hasLeft(store, vehicle, now))
      for (const name of namesOf(images)) (isOld ? unused : used).add(name)
      if (isOld) await writer.override(vehicle.id, { fields, note: vehicle.note })
    }
    for (const name of unused) {
      if (!used.has(name)) await rm(join(folder, name), { recursive: true, force: true })
    }
  })
  for (const name of await readdir(folder)) {
    const isLeft = name.startsWith(draft) && (await stat(join(folder, name))).mtimeMs < now - day
    if (isLeft) await rm(join(folder, name), { recursive: true, force: true })
  }
}

function namesOf(photos: readonly OwnPhoto[]): string[] {
  return photos.flatMap(({ href }) => ownPhotoName(href) ?? [])
}

async function hasLeft(
  store: Pick<StockStore, 'history'>,
  { id, isListed }: OverriddenVehicle,
  now: number,
): Promise<boolean> {
  if (isListed) return false
  const history = await store.history(id)
  return history?.leftAt != null && Date.parse(history.leftAt) < now - keptDays * day
}
