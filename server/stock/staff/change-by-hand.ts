import { applyOverride, type Override } from '#domain/stock/override.ts'
import type { OverrideFields } from '#domain/stock/override-fields.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { recordFaults } from '#domain/stock/record-rules.ts'
import type { StoredVehicle } from '#domain/stock/stock-list.ts'
import type { StockStore, StockWriter } from '#domain/stock/store.ts'
import sells from '#sells'
import { sweepPhotos, willLosePhotos } from '../../photos/own-photos.ts'
import type { StockAct } from '../../staff-audit.ts'
import { findStoredVehicle } from './find-stored-vehicle.ts'
import { Refusal, type StockOffice } from './stock-office.ts'
import { feedInWords, offerInWords, vehicleInWords } from './vehicle-text.ts'

/** What was set by hand: all of it. Null: nothing, the feed is shown. */
export type SetByHand = Pick<Override, 'fields' | 'note'> | null

/** A vehicle before a change by hand. */
export interface Held {
  id: string
  fields: OverrideFields
  note: string | null
  fed: StockRecord | null
  /** Whether something was set by hand. */
  isSet: boolean
}

export interface ByHand {
  id: string
  act: StockAct
  /** The number of the write that the person saw; absent where nobody has looked before. */
  seen?: number | undefined
  /** Whether what has changed since then matters. Absent: whatever it is. */
  clashes?: ((now: StoredVehicle) => boolean) | undefined
  /** Decides by what is set until now. @throws {Refusal} */
  next(held: Held): SetByHand
}

/** A change that was made, and what takes it back. */
export interface MadeChange {
  id: string
  /** The number of the write. */
  change: number
  before: SetByHand
}

/** `meanwhile`: somebody or the feed has changed these since they were seen, and nothing was written. */
export type Outcome =
  | { state: 'done'; made: MadeChange[] }
  | { state: 'meanwhile'; ids: string[] }
  | { state: 'unknown' }

/**
 * Changes what is set of vehicles by hand, of all or of none, and deletes photos of theirs that are no longer shown. Each
 * has its line in the audit.
 *
 * @throws {Refusal} when one could not be shown so.
 */
export async function setByHand(office: StockOffice, changes: readonly ByHand[]): Promise<Outcome> {
  const { store, dataDir } = office
  const outcome = await store.write((writer) => writeAll(office, writer, changes))
  if (outcome.state === 'done') await sweepPhotos(store, dataDir)
  return outcome
}

async function writeAll(
  { store, dataDir, audit }: StockOffice,
  writer: StockWriter,
  changes: readonly ByHand[],
): Promise<Outcome> {
  // The write has the lock, so nobody changes them meanwhile, and the next number is its own.
  const change = (await store.changeNumber()) + 1
  const stored = new Map((await store.list.find(changes.map(({ id }) => id))).map((each) => [each.id, each]))
  if (stored.size < changes.length) return { state: 'unknown' }
  const late = changes.filter(({ id, seen, clashes }) => {
    const now = stored.get(id)
    return seen !== undefined && now !== undefined && now.change !== seen && (clashes?.(now) ?? true)
  })
  if (late.length > 0) return { state: 'meanwhile', ids: late.map(({ id }) => id) }
  const sets = changes.map(({ id, next }) => {
    const override = stored.get(id)?.override ?? null
    const fed = override ? override.fed : (stored.get(id)?.record ?? null)
    const { fields = {}, note = null } = override ?? {}
    const before = override && { fields, note }
    const set = next({ id, fields, note, fed, isSet: override !== null })
    if (set) assertShowable(applyOverride(fed, set.fields))
    return { before, set }
  })
  const made: MadeChange[] = []
  for (const [place, { id, act }] of changes.entries()) {
    const { before = null, set = null } = sets[place] ?? {}
    audit({ command: 'stock', vehicle: id, act })
    await willLosePhotos(dataDir, before?.fields.images ?? [])
    await writer.override(id, set)
    made.push({ id, change, before })
  }
  return { state: 'done', made }
}

/** `setByHand` for the vehicle that the dealer names. @throws {Error} when there is none, or more than one. */
export async function changeByHand(
  office: StockOffice,
  { name, act, publicUrl }: { name: string; act: StockAct; publicUrl: string | null },
  next: ByHand['next'],
): Promise<string> {
  const { metadata } = await findStoredVehicle(office.store, name)
  await setByHand(office, [{ id: metadata.stockId, act, next }])
  return whatIsShown(office.store, metadata.stockId, publicUrl)
}

/** @throws {Refusal} for a listed vehicle that lacks what a page needs. */
export function assertShowable(record: StockRecord): void {
  const [fault] = recordFaults(record, { now: new Date(), sells })
  if (fault) throw new Refusal(`${vehicleInWords(record)} cannot be shown: ${fault.reason}`)
}

/** Two lines: what is shown of a vehicle and what its feed has, and where. */
export async function whatIsShown(
  store: Pick<StockStore, 'find' | 'list'>,
  id: string,
  publicUrl: string | null,
): Promise<string> {
  const found = await store.find(id)
  if (found.state === 'unknown') return `${id} is not shown.\n`
  const override = (await store.list.find([id]))[0]?.override
  const isLikeFeed = !override && found.state === 'listed'
  const feed = override ? `; ${feedInWords(override.fed)}` : isLikeFeed ? ', as in the feed' : ''
  const page =
    found.state === 'listed'
      ? `${publicUrl ?? ''}/vehicles/${encodeURIComponent(id)}`
      : 'It is not on the site.'
  return `${vehicleInWords(found.record)}: ${offerInWords(found.record)}${feed}\n${page}\n`
}
