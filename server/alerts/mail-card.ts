import { formatPounds } from '#domain/finance/format-money.ts'
import type { Pence } from '#domain/finance/money.ts'
import { priceWithVat } from '#domain/finance/vat.ts'
import { isShownInMail, normalPictureAddress, sizedAddress } from '#domain/stock/picture-address.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { nameOf, numberOf, textOf } from '#domain/stock/record-text.ts'
import { vehicleAddress } from '#domain/stock/vehicle-address.ts'
import { vehicleYear } from '#domain/stock/vehicle-figures.ts'
import { vehiclePrice } from '#domain/stock/vehicle-price.ts'
import { oneLine } from '../leads/plain-text.ts'

/** A vehicle as a mail shows it, as text. Cash prices only: a monthly price would need the representative example. */
export interface MailCard {
  name: string
  derivative: string
  /** "£6,695 Ex VAT, £8,034 with VAT"; "Sold". */
  price: string
  /** "was £7,495"; '' without. */
  before: string
  /** "2019, 41,000 miles, Manual, Petrol". */
  facts: string
  /** Absolute; null for one that has left. */
  href: string | null
  /** Absolute; null without one that mail programs show. */
  picture: string | null
}

const pictureWidth = 400

/** @param before what a private buyer paid, of a price that has fallen */
export function toMailCard(record: StockRecord, publicUrl: string, before: Pence | null = null): MailCard {
  return {
    ...wordsOf(record),
    price: priceInWords(record),
    before: before === null ? '' : `was ${formatPounds(before)}`,
    href: vehicleAddress(record.metadata.stockId, publicUrl),
    picture: pictureOf(record, publicUrl),
  }
}

/** Of a vehicle that has left: without its picture, which may be gone, and without a link. */
export function toGoneCard(record: StockRecord | null, name: string, state: string): MailCard {
  const words = record ? wordsOf(record) : { name: oneLine(name), derivative: '', facts: '' }
  return { ...words, price: state, before: '', href: null, picture: null }
}

function wordsOf(record: StockRecord): Pick<MailCard, 'name' | 'derivative' | 'facts'> {
  const { vehicle } = record
  const miles = numberOf(vehicle, 'odometerReadingMiles')
  const facts = [
    vehicleYear(record)?.toString(),
    miles === null ? null : `${miles.toLocaleString('en-GB')} miles`,
    textOf(vehicle, 'transmissionType'),
    textOf(vehicle, 'fuelType'),
    record.advertiser?.location?.town,
  ]
  return {
    name: oneLine(nameOf(record)),
    derivative: oneLine(textOf(vehicle, 'derivative') ?? ''),
    facts: oneLine(facts.filter(Boolean).join(', ')),
  }
}

/** As the dealer advertises it, and what a private buyer pays where that is more. */
function priceInWords(record: StockRecord): string {
  const { price, vatStatus } = vehiclePrice(record)
  if (price === null) return 'Price on application'
  const paid = priceWithVat(price, vatStatus)
  const words = oneLine([formatPounds(price), vatStatus].filter(Boolean).join(' '))
  return paid === price ? words : `${words}, ${formatPounds(paid)} with VAT`
}

function pictureOf({ media }: StockRecord, publicUrl: string): string | null {
  for (const { href } of media?.images ?? []) {
    const address = normalPictureAddress(href)
    if (address !== null && isShownInMail(address))
      return new URL(sizedAddress(address, pictureWidth), publicUrl).href
  }
  return null
}
