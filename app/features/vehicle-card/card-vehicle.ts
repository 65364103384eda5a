import { offersFinance } from '#content/offers.ts'
import { conditionsOf } from '#content/sold-types.ts'
import { formatMonthly, formatPounds } from '#domain/finance/format-money.ts'
import type { PriceTerms } from '#domain/search/query.ts'
import { listingState } from '#domain/stock/listing-state.ts'
import { vehiclePlate } from '#domain/stock/number-plate.ts'
import { type PricePosition, pricePositionWords } from '#domain/stock/price-position.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { nameOf, numberOf, textOf } from '#domain/stock/record-text.ts'
import { isNewVehicle } from '#domain/stock/vehicle-condition.ts'
import { vehicleYear } from '#domain/stock/vehicle-figures.ts'
import { vehicleType } from '#domain/stock/vehicle-type-of.ts'
import { formatMiles, mileageInDoubt } from '../record/format-miles.ts'
import { firstPicture, toPictures } from '../record/picture.ts'
import { toPriceView } from '../record/price-view.ts'
import { vatNote } from '../record/price-words.ts'
import { workFacts } from './work-facts.ts'

/** A vehicle as a card shows it, as text. What it does not have is absent, because each card is in the page's data. */
export interface CardVehicle {
  id: string
  /** Make and model. */
  name: string
  derivative?: string
  /** "£12,495" or "Price on application". */
  price: string
  /** "Ex VAT, £8,034 with VAT"; see `vatNote`. */
  vatNote?: string
  /** "£309.93 a month" on the terms of the page, or that the deposit covers the price; absent without a price or finance. */
  monthly?: string
  /** The price with VAT in pence, which `monthly` is for and with which it is saved. Absent without a price. */
  withVat?: number
  /** Year of manufacture, mileage, transmission, fuel. */
  facts: readonly [year: string, mileage: string, transmission: string, fuel: string]
  /** Of vans and trucks; see `workFacts`. */
  work?: readonly string[]
  /** Where it is kept. */
  town?: string
  /** The address of its first picture; see `sourceOf`. */
  picture?: string
  /** Its other photos, of results that are swiped through them; absent with one photo, and elsewhere. */
  photos?: { more: readonly string[]; count: number }
  reserved?: true
  /** Of a new vehicle, where the dealer sells used ones too. */
  isNew?: true
  /** "Great price" or "Good price"; absent for any other position, and for none. */
  praise?: string
  /** "4 miles, Birkenhead", in place of the town where the results are sorted by distance; absent elsewhere. */
  distance?: string
}

export function toCardVehicle(record: StockRecord, priceTerms: PriceTerms = {}): CardVehicle {
  const { vehicle, metadata } = record
  const derivative = textOf(vehicle, 'derivative')
  const picture = firstPicture(record)
  const year = vehicleYear(record)
  const plate = vehiclePlate(vehicle)
  const miles = numberOf(vehicle, 'odometerReadingMiles')
  const type = vehicleType(record) ?? 'car'
  const work = workFacts(record, type)
  const town = record.advertiser?.location?.town
  return {
    id: metadata.stockId,
    name: nameOf(record),
    ...(derivative ? { derivative } : {}),
    ...priceWords(record, priceTerms),
    facts: [
      year === null ? (plate ? `${plate} plate` : 'Year N/A') : String(year),
      miles === null ? (record.mileageWithheld ? mileageInDoubt : 'Mileage N/A') : formatMiles(miles),
      textOf(vehicle, 'transmissionType') ?? 'Gearbox unknown',
      textOf(vehicle, 'fuelType') ?? 'Fuel unknown',
    ],
    ...(work.length > 0 ? { work } : {}),
    ...(town ? { town } : {}),
    ...(picture ? { picture: picture.address } : {}),
    ...(listingState(record) === 'reserved' ? { reserved: true } : {}),
    ...(isNewVehicle(record) && conditionsOf(type) === 'Used and new' ? { isNew: true } : {}),
  }
}

/** The most photos of a card; its vehicle's page has all. */
const mostPhotos = 5

/** The photos of a record beside its first; nothing when there are none. */
export function cardPhotos(record: StockRecord): Pick<CardVehicle, 'photos'> {
  const addresses = toPictures(record).map(({ address }) => address)
  if (addresses.length < 2) return {}
  return { photos: { more: addresses.slice(1, mostPhotos), count: addresses.length } }
}

/** The records as cards, with `praise` for great and good prices. */
export function toCardVehicles(
  stock: { pricePosition(id: string): PricePosition | null },
  records: readonly StockRecord[],
  priceTerms: PriceTerms = {},
): CardVehicle[] {
  return records.map((record) => {
    const position = stock.pricePosition(record.metadata.stockId)
    const praised = position === 'great' || position === 'good'
    return {
      ...toCardVehicle(record, priceTerms),
      ...(praised ? { praise: pricePositionWords[position] } : {}),
    }
  })
}

function priceWords(
  record: StockRecord,
  priceTerms: PriceTerms,
): Pick<CardVehicle, 'price' | 'vatNote' | 'monthly' | 'withVat'> {
  const view = toPriceView(record, priceTerms)
  if (view.state !== 'priced') return { price: 'Price on application' }
  const { amount, withVat, monthly } = view
  const note = vatNote(view)
  return {
    price: formatPounds(amount),
    ...(note === null ? {} : { vatNote: note }),
    withVat: withVat ?? amount,
    ...(offersFinance ? { monthly: formatMonthly(monthly) } : {}),
  }
}
