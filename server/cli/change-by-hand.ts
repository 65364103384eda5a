import { applyOverride, type Override, type OverrideFields } from '#domain/stock/override.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { recordFaults } from '#domain/stock/record-rules.ts'
import type { StockStore } from '#domain/stock/store.ts'
import sells from '#sells'
import type { Config } from '../config.ts'
import { sweepPhotos, willLosePhotos } from '../photos/own-photos.ts'
import { findStoredVehicle } from './find-stored-vehicle.ts'
import { feedInWords, offerInWords, vehicleInWords } from './override-text.ts'

/** A vehicle before a change by hand. */
interface Held {
  id: string
  fields: OverrideFields
  note: string | null
  fed: StockRecord | null
  /** As it is stored, with what the MOT register has. */
  stored: StockRecord
  /** Whether something was set by hand. */
  isSet: boolean
}

/** What is set from now on; null shows the feed again. */
type NextOverride = Pick<Override, 'fields' | 'note'> | null

/**
 * Changes what is set of the vehicle that the dealer names, deletes its photos that are no longer shown, and returns a sentence on what is shown now.
 *
 * @param next Decides by what is set until now. May throw.
 * @throws {Error} when there is no such vehicle, or it could not be shown so.
 */
export async function changeByHand(
  store: StockStore,
  { name, publicUrl, dataDir }: { name: string } & Pick<Config, 'publicUrl' | 'dataDir'>,
  next: (held: Held) => NextOverride,
): Promise<string> {
  const record = await findStoredVehicle(store, name)
  const id = record.metadata.stockId
  await store.write(async (writer) => {
    // The write has the lock, so nobody changes them meanwhile.
    const before = (await store.overrides()).find((each) => each.id === id)
    const fed = before ? before.fed : record
    const { fields = {}, note = null } = before ?? {}
    const set = next({ id, fields, note, fed, stored: record, isSet: before !== undefined })
    if (set) assertShowable(applyOverride(fed, set.fields))
    await willLosePhotos(dataDir, fields.images ?? [])
    await writer.override(id, set)
  })
  await sweepPhotos(store, dataDir)
  return whatIsShown(store, id, publicUrl)
}

/** @throws {Error} for a listed vehicle that lacks what a page needs. */
export function assertShowable(record: StockRecord): void {
  const [fault] = recordFaults(record, { now: new Date(), sells })
  if (fault) throw new Error(`${vehicleInWords(record)} cannot be shown: ${fault.reason}`)
}

/** Two lines: what is shown of a vehicle and what its feed has, and where. */
export async function whatIsShown(
  store: Pick<StockStore, 'find' | 'overrides'>,
  id: string,
  publicUrl: string | null,
): Promise<string> {
  const found = await store.find(id)
  if (found.state === 'unknown') return `${id} is not shown.\n`
  const override = (await store.overrides()).find((each) => each.id === id)
  const isLikeFeed = !override && found.state === 'listed'
  const feed = override ? `; ${feedInWords(override.fed)}` : isLikeFeed ? ', as in the feed' : ''
  const page =
    found.state === 'listed'
      ? `${publicUrl ?? ''}/vehicles/${encodeURIComponent(id)}`
      : 'It is not on the site.'
  return `${vehicleInWords(found.record)}: ${offerInWords(found.record)}${feed}\n${page}\n`
}
