import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import dealer from '#dealer'
import { ownPhotoName } from '#domain/stock/picture-address.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { createShowing, onlyBranchOf } from '#domain/stock/shown-record.ts'
import sells from '#sells'
import { setByHand } from '../stock/staff/change-by-hand.ts'
import { Refusal, type StockOffice } from '../stock/staff/stock-office.ts'
import { incomingFolder } from '../store/data-files.ts'
import { type Arrangement, arranged } from './arrange-photos.ts'
import { heicFault, photoLimits } from './encode-photo.ts'
import { giveOwnPhotos, type OwnPhoto, withPhotos } from './own-photos.ts'
import { PhotoFault } from './photo-folder.ts'
import { turnPhoto } from './turn-photo.ts'

/** The photos of a vehicle, as staff arrange them. */
export interface PhotosView {
  id: string
  /** As visitors see it. */
  record: StockRecord
  /** Addresses of the dealer's own photos, in order; empty while those of the feed are shown. */
  own: string[]
  /** Addresses of the feed's pictures; empty where own ones are shown. */
  ofFeed: string[]
}

/** What a person does with the photos that a vehicle has. */
export type PhotoAct = Arrangement | { act: 'turn'; photo: string }

export type PhotosDone =
  | { state: 'done' }
  | { state: 'refused'; words: string }
  /** Somebody has changed the photos since they were shown. Nothing was written. */
  | { state: 'meanwhile' }
  | { state: 'unknown' }

export type StaffPhotos = ReturnType<typeof createStaffPhotos>

/** @param pictureHosts hosts whose pictures the site shows */
export function createStaffPhotos(office: StockOffice, pictureHosts: readonly string[]) {
  const { store, dataDir } = office
  const show = createShowing({ pictureHosts, onlyBranch: onlyBranchOf(dealer.branches), sells })

  /** Sets what `next` makes of the own photos; null: they are not as they were shown. */
  async function change(
    id: string,
    next: (own: readonly OwnPhoto[]) => readonly OwnPhoto[] | null,
  ): Promise<PhotosDone> {
    try {
      const outcome = await setByHand(office, [
        {
          id,
          act: 'photos',
          next(held) {
            const photos = next(held.fields.images ?? [])
            if (photos === null) throw new Meanwhile()
            return withPhotos(held, photos, { add: false })
          },
        },
      ])
      return outcome.state === 'done' ? { state: 'done' } : { state: outcome.state }
    } catch (error) {
      if (error instanceof Meanwhile) return { state: 'meanwhile' }
      if (error instanceof Refusal) return { state: 'refused', words: `${error.message}.` }
      throw error
    }
  }

  /** Adds the photo in a file, which is deleted afterwards. */
  async function addFile(id: string, name: string, file: string): Promise<PhotosDone> {
    try {
      return await giveOwnPhotos(store, { dataDir, files: [file] }, (photos) =>
        // The same photo is kept once.
        change(id, (own) => [
          ...own,
          ...photos.filter(({ href }) => own.every((each) => each.href !== href)),
        ]),
      )
    } catch (error) {
      if (error instanceof PhotoFault)
        return { state: 'refused', words: `${name} ${faultInWords(error.fault)}` }
      throw error
    }
  }

  async function turn(id: string, photo: string): Promise<PhotosDone> {
    const name = ownPhotoName(photo)
    const held = (await store.list.find([id]))[0]
    if (held === undefined) return { state: 'unknown' }
    const isHeld = held.override?.fields.images?.some(({ href }) => href === photo) === true
    if (name === null || !isHeld) return { state: 'meanwhile' }
    return withFolder(async (folder) => {
      const file = join(folder, 'turned.png')
      await turnPhoto(dataDir, name, file)
      return giveOwnPhotos(store, { dataDir, files: [file] }, ([turned]) =>
        change(id, (own) =>
          turned && own.some(({ href }) => href === photo)
            ? own.map((each) => (each.href === photo ? turned : each))
            : null,
        ),
      )
    })
  }

  async function withFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
    const folder = join(incomingFolder(dataDir), `.new-${randomUUID()}`)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    try {
      return await use(folder)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  return {
    /** Of each photo, in bytes. */
    fileBytes: photoLimits.bytes,
    /** Null for an unknown vehicle. */
    async open(id: string): Promise<PhotosView | null> {
      const held = (await store.list.find([id]))[0]
      if (held === undefined) return null
      const own = (held.override?.fields.images ?? []).map(({ href }) => href)
      const record = show(held.record)
      const shown = (record.media?.images ?? []).map(({ href }) => href)
      return { id, record, own, ofFeed: own.length > 0 ? [] : shown }
    },
    /** Adds a photo that arrives behind those that the vehicle has. Nothing of one that is refused stays. */
    add(id: string, { name, chunks, isTooLarge }: { name: string; chunks: Readable; isTooLarge(): boolean }) {
      return withFolder(async (folder): Promise<PhotosDone> => {
        const file = join(folder, 'photo')
        await pipeline(chunks, createWriteStream(file, { mode: 0o600 }))
        if (isTooLarge())
          return { state: 'refused', words: `${name} has more than ${photoLimits.bytes / 1e6} MB.` }
        return addFile(id, name, file)
      })
    },
    /** Puts the own photos in another order, removes one or turns one. */
    act(id: string, act: PhotoAct): Promise<PhotosDone> {
      return act.act === 'turn' ? turn(id, act.photo) : change(id, (own) => arranged(own, act))
    },
  }
}

class Meanwhile extends Error {}

/** HEIC is made by iPhones, whose browser sends JPEG from the photo library by itself. */
function faultInWords(fault: string): string {
  return fault === heicFault
    ? 'is a HEIC photo of an iPhone, which browsers do not show. Choose it on the iPhone itself, which then sends it as JPEG. Or set Settings, Camera, Formats to “Most Compatible” and take it again; or open it on a computer and save it as JPEG.'
    : `${fault}.`
}
