import type { Override } from '#domain/stock/override.ts'
import type { OverrideFields } from '#domain/stock/override-fields.ts'
import { ownPhotoName } from '#domain/stock/picture-address.ts'
import { recordLimits } from '#domain/stock/record-limits.ts'
import type { OverriddenVehicle, StockStore } from '#domain/stock/store.ts'
import { Refusal } from '../stock/staff/stock-office.ts'
import { isThere, photosFolder } from '../store/data-files.ts'
import { doubtPhotos, keepPhoto, readLeftovers, removeDrafts, settleDoubts } from './photo-folder.ts'
import { ifPhotosFree, withPhotoLock } from './photo-lock.ts'

/** A photo of a record. */
export type OwnPhoto = NonNullable<OverrideFields['images']>[number]

/** A feed may lose a vehicle for a while. */
const keptDays = 30
const dayMs = 24 * 60 * 60_000

interface Giving {
  dataDir: string
  /** In the order of the page. */
  files: readonly string[]
  onKept?: (count: number) => void
}

/**
 * Keeps photos, and lets `record` write them to a vehicle, by `withPhotos`. Photos are recorded before any is deleted, and
 * all of it under one lock: two of these at once do not delete what they share. What a killed one has left is deleted by
 * the next.
 *
 * @throws {Error} that names the file and what is wrong with it; what `record` throws. Then nothing has changed.
 */
export function giveOwnPhotos<T>(
  store: StockStore,
  { dataDir, files, onKept = () => undefined }: Giving,
  record: (photos: readonly OwnPhoto[]) => Promise<T>,
): Promise<T> {
  return withPhotoLock(dataDir, async () => {
    await sweep(store, dataDir, Date.now())
    const photos: OwnPhoto[] = []
    try {
      for (const file of files) {
        photos.push({ href: await keepPhoto(file, dataDir) })
        onKept(photos.length)
      }
      return await record(photos)
    } finally {
      await sweep(store, dataDir, Date.now())
    }
  })
}

/**
 * What is set of a vehicle once it has these photos: after the ones that it has, or in their place. Null: nothing is set,
 * so the feed is shown. @throws {Error} when they are too many.
 */
export function withPhotos(
  { fields, note }: Pick<Override, 'fields' | 'note'>,
  photos: readonly OwnPhoto[],
  { add }: { add: boolean },
): Pick<Override, 'fields' | 'note'> | null {
  const { images: former = [], ...others } = fields
  const images = add ? [...former, ...photos] : [...photos]
  if (images.length > recordLimits.pictures)
    throw new Refusal(`A vehicle has at most ${recordLimits.pictures} photos: these are ${images.length}`)
  if (images.length > 0) return { fields: { ...others, images }, note }
  return Object.keys(others).length > 0 || note ? { fields: others, note } : null
}

/** Notes that a vehicle will lose these photos. Called in the write that takes them, before it commits. */
export function willLosePhotos(dataDir: string, photos: readonly OwnPhoto[]): Promise<void> {
  if (photos.length === 0 || !isThere(photosFolder(dataDir))) return Promise.resolve()
  return doubtPhotos(dataDir, namesOf(photos))
}

/**
 * Deletes photos that no vehicle has any more, those of vehicles that were removed 30 days ago, and what a killed
 * command has left. While another process uses the photos, it leaves that to the next.
 */
export async function sweepPhotos(store: StockStore, dataDir: string, now = Date.now()): Promise<void> {
  if (!isThere(photosFolder(dataDir))) return
  await ifPhotosFree(dataDir, () => sweep(store, dataDir, now))
}

/** With the lock. First what is recorded changes, and then what nothing records is deleted. */
async function sweep(store: StockStore, dataDir: string, now: number): Promise<void> {
  await releaseOld(store, dataDir, now)
  const { drafts, doubted } = await readLeftovers(dataDir)
  await removeDrafts(dataDir, drafts)
  if (doubted.length === 0) return
  // No write can take a photo from a vehicle or give it to one meanwhile.
  await store.write(async () => {
    const overrides = await store.overrides()
    const used = new Set(overrides.flatMap(({ fields }) => namesOf(fields.images ?? [])))
    await settleDoubts(dataDir, doubted, used)
  })
}

async function releaseOld(store: StockStore, dataDir: string, now: number): Promise<void> {
  const old: OverriddenVehicle[] = []
  for (const vehicle of await store.overrides()) {
    const hasPhotos = (vehicle.fields.images ?? []).length > 0
    if (hasPhotos && (await hasLeft(store, vehicle, now))) old.push(vehicle)
  }
  if (old.length === 0) return
  await store.write(async (writer) => {
    const present = new Map((await store.overrides()).map((each) => [each.id, each]))
    for (const { id } of old) {
      const { fields, note = null, isListed = true } = present.get(id) ?? {}
      if (!fields || isListed) continue
      const { images = [], ...others } = fields
      await willLosePhotos(dataDir, images)
      await writer.override(id, { fields: others, note })
    }
  })
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
  return history?.leftAt != null && Date.parse(history.leftAt) < now - keptDays * dayMs
}
