import { formatPounds } from '#domain/finance/format-money.ts'
import { shortStockNumber } from '#domain/stock/identifier-key.ts'
import { formatDayOfYear } from '#domain/stock/iso-day.ts'
import { hasUnknownState } from '#domain/stock/listing-state.ts'
import type { Reservation } from '#domain/stock/override-fields.ts'
import { daysInStock } from '#domain/stock/price-history.ts'
import type { PricePosition } from '#domain/stock/price-position.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { recordFaults } from '#domain/stock/record-rules.ts'
import { isOnSite, type Standing } from '#domain/stock/standing.ts'
import type { StoredVehicle } from '#domain/stock/stock-list.ts'
import { ukDay } from '#domain/stock/uk-day.ts'
import { vehicleYear } from '#domain/stock/vehicle-figures.ts'
import { vehiclePrice } from '#domain/stock/vehicle-price.ts'
import { vehicleWord } from '#domain/stock/vehicle-words.ts'
import sells from '#sells'
import type { HeldFor } from './held-for.ts'
import { shownPartsOf } from './shown-parts.ts'

/** A vehicle as one line of a list. */
export interface StockLine {
  id: string
  /** As its page has it. */
  stockNumber: string
  /** "Ford Focus". */
  name: string
  /** "2019, 31,250 miles, 1.0 EcoBoost ST-Line". */
  facts: string
  plate: string
  /** "£9,500 + VAT". */
  price: string
  standing: Standing
  isOnSite: boolean
  /** Why visitors do not see it, or until when it is held; '' where there is nothing to say. */
  reason: string
  /** Whom it is held for; null for a vehicle that is not held, or for nobody named. */
  heldFor: HeldFor | null
  /** Whole days from its arrival until today, or until it left. */
  days: number
  enquiries: number
  /** Null while the site does not say. */
  position: PricePosition | null
  /** Of its first picture; null without one. */
  picture: string | null
  /** The number of the write that changed it last. */
  change: number
  /** For forms to carry: see `shown-parts.ts`. */
  shown: string
}

interface Known {
  enquiries: number
  position: PricePosition | null
  /** Of its first vehicle with the same plate or VIN on the site. */
  twin: StockRecord | null
  heldFor: HeldFor | null
  /** Epoch milliseconds. */
  now: number
}

export function lineOf(stored: StoredVehicle, known: Known): StockLine {
  const { id, record, standing, since, left, change } = stored
  const { now, enquiries, position } = known
  return {
    id,
    stockNumber: shortStockNumber(id),
    name: nameOf(record) || 'No make',
    facts: factsOf(record),
    plate: record.vehicle.registration ?? '',
    price: priceInWords(record),
    standing,
    isOnSite: isOnSite(standing),
    reason: reasonOf(stored, known),
    heldFor: known.heldFor,
    days: daysInStock(record, ukDay(left ?? now), { arrivedAt: ukDay(since) }) ?? 0,
    enquiries,
    position: isOnSite(standing) ? position : null,
    picture: record.media?.images?.[0]?.href ?? null,
    change,
    shown: shownPartsOf(stored),
  }
}

export function nameOf({ vehicle }: StockRecord): string {
  return [vehicleWord(vehicle, 'make'), vehicleWord(vehicle, 'model')].filter(Boolean).join(' ')
}

function factsOf(record: StockRecord): string {
  const { vehicle } = record
  const miles = vehicle.odometerReadingMiles
  // The derivative may be long, and a list cuts off what has no room.
  const facts = [
    vehicleYear(record),
    miles == null ? null : `${miles.toLocaleString('en-GB')} miles`,
    vehicleWord(vehicle, 'derivative'),
  ]
  return facts.filter(Boolean).join(', ')
}

/** "£9,500 + VAT". */
export function priceInWords(record: StockRecord): string {
  const { price, vatStatus, onApplication } = vehiclePrice(record)
  if (price === null) return onApplication ? 'On application' : 'No price'
  return `${formatPounds(price)}${vatStatus ? ` ${vatStatus}` : ''}`
}

function reasonOf({ record, standing, left, override }: StoredVehicle, { twin, now }: Known): string {
  const isByHand = override?.fields.state !== undefined
  const leftOn = left === null ? null : formatDayOfYear(ukDay(left))
  const on = leftOn === null ? '' : ` on ${leftOn}`
  switch (standing) {
    case 'available':
    case 'reserved': {
      const [fault] = recordFaults(record, { now: new Date(now), sells })
      if (fault) return `Not shown: ${fault.reason}`
      const { reservation } = override?.fields ?? {}
      return standing === 'reserved' && reservation ? reservationInWords(reservation, now) : ''
    }
    case 'sold':
      return isByHand ? `Marked as sold${on}` : `Sold in the feed${on}`
    case 'removed':
      if (twin) return `The same vehicle is on the site as ${shortStockNumber(twin.metadata.stockId)}`
      if (isByHand) return `Taken off the site by hand${on}`
      return leftOn === null ? 'No longer in the feed' : `No longer in the feed since ${leftOn}`
    case 'unpublished':
      return unpublishedInWords(record)
  }
}

function unpublishedInWords(record: StockRecord): string {
  const { lifecycleState } = record.metadata
  if (hasUnknownState(record)) return `The feed says “${lifecycleState}”, which is no state that we know`
  if (lifecycleState === 'DUE_IN') return 'Due in'
  return lifecycleState == null ? 'The feed does not say that it is for sale' : 'Not published in the feed'
}

/** "Until 3 December". */
function reservationInWords({ until }: Reservation, now: number): string {
  if (until === null) return ''
  return `${until < ukDay(now) ? 'It was held until' : 'Until'} ${formatDayOfYear(until)}`
}
