import { shortStockNumber } from '#domain/stock/identifier-key.ts'
import { formatDay, isoDay } from '#domain/stock/iso-day.ts'
import { valueAt } from '#domain/stock/json-path.ts'
import type { OverrideFields, Reservation } from '#domain/stock/override-fields.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { type Standing, standingOf } from '#domain/stock/standing.ts'
import type { StoredVehicle } from '#domain/stock/stock-list.ts'
import { vehiclePrice } from '#domain/stock/vehicle-price.ts'
import { unknownWords } from '../../feed/new-words.ts'
import type { StockAct } from '../../staff-audit.ts'
import { lineOf, nameOf, priceInWords, type StockLine } from './stock-line.ts'
import type { LastAct } from './undo.ts'
import { checkedField } from './vehicle-acts.ts'
import { fieldOfPath } from './vehicle-details.ts'
import { plainLine } from './vehicle-text.ts'

/** One thing that was set by hand, beside what the feed says. */
export interface SetField {
  /** Its name in the form: "price", "state", "colour". */
  field: string
  ours: string
  /** '' where the feed says nothing. */
  feed: string
}

/** A vehicle as its own page shows it. */
export interface VehicleView extends StockLine {
  /** Pounds, as the form of the price has it; '' on application. */
  pounds: string
  /** What the price is of, such as "Ex VAT"; '' where the advert does not say. */
  vat: string
  note: string
  /** Whether a feed has it. */
  isInFeed: boolean
  /** What the feed says of its state; null for an own vehicle. */
  feedStanding: Standing | null
  setByHand: SetField[]
  ownPhotos: number
  reservation: Reservation | null
  /** Others with its plate or VIN, the ones on the site first. */
  same: { id: string; stockNumber: string; name: string; isOnSite: boolean }[]
  /** Words of ours that no table knows: 'colour "Kinetic"'. */
  newWords: string[]
  /** What can be taken back; null where nothing was done, or something has changed since. */
  undo: { act: StockAct; person: string; at: number } | null
  /** What was taken back last; null where something has changed since. */
  undone: { act: StockAct; person: string; at: number } | null
  changedAt: number
}

interface Known {
  enquiries: number
  heldFor: StockLine['heldFor']
  position: StockLine['position']
  same: readonly StoredVehicle[]
  last: LastAct | null
  now: number
}

export function viewOf(stored: StoredVehicle, { same, last, ...known }: Known): VehicleView {
  const { id, record, override, change, changedAt } = stored
  const twin = same.find((each) => each.left === null && each.standing !== 'unpublished')?.record ?? null
  const { fields = {}, note = null, fed = record } = override ?? {}
  const { price, vatStatus } = vehiclePrice(record)
  const isLast = last?.made.some((made) => made.id === id && made.change === change) ?? false
  const { person = '', at = 0, takenBack = null } = last ?? {}
  return {
    ...lineOf(stored, { ...known, twin }),
    pounds: price === null ? '' : (price / 100).toFixed(price % 100 === 0 ? 0 : 2),
    vat: vatStatus ?? '',
    note: note === null ? '' : plainLine(note),
    isInFeed: fed !== null && fed.metadata.lifecycleState !== 'DELETED',
    feedStanding: fed === null ? null : standingOf(fed),
    setByHand: setFields(fields, fed, record),
    ownPhotos: fields.images?.length ?? 0,
    reservation: fields.reservation ?? null,
    same: same.map(({ id, record, standing, left }) => ({
      id,
      stockNumber: shortStockNumber(id),
      name: nameOf(record),
      isOnSite: left === null && (standing === 'available' || standing === 'reserved'),
    })),
    newWords: fields.record || fields.details ? unknownWords(record) : [],
    undo: last && isLast && takenBack === null ? { act: last.act, person, at } : null,
    undone: isLast && takenBack !== null ? { act: takenBack, person, at } : null,
    changedAt,
  }
}

function setFields(
  { price, state, details = {}, mileageChecked }: OverrideFields,
  fed: StockRecord | null,
  record: StockRecord,
): SetField[] {
  const set: SetField[] = []
  if (price !== undefined)
    set.push({
      field: 'price',
      ours: priceInWords(record),
      feed: fed ? priceInWords(fed) : '',
    })
  if (state !== undefined) set.push({ field: 'state', ours: state, feed: fed ? standingOf(fed) : '' })
  if (mileageChecked)
    set.push({
      field: checkedField,
      ours: `${mileageChecked.advert.toLocaleString('en-GB')} miles`,
      feed: '',
    })
  const named = new Map<string, SetField>()
  for (const [path, value] of Object.entries(details)) {
    const field = fieldOfPath(path)
    // The first of a place is its town.
    if (named.has(field)) continue
    const feed = fed === null ? null : valueAt(fed, path.split('.'))
    named.set(field, { field, ours: inWords(value), feed: inWords(feed) })
  }
  return [...set, ...named.values()]
}

/** "3 April 2030", "31,000", and a year as it is. */
function inWords(value: unknown): string {
  if (typeof value === 'number') return value < 10_000 ? String(value) : value.toLocaleString('en-GB')
  if (typeof value !== 'string') return ''
  return isoDay(value) === value ? formatDay(value) : value
}
