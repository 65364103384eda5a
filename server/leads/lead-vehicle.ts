import { formatPounds } from '#domain/finance/format-money.ts'
import type { Lead } from '#domain/leads/outbox.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { vehicleYear } from '#domain/stock/vehicle-figures.ts'
import { buyersPrice, vehiclePrice } from '#domain/stock/vehicle-price.ts'
import { vehicleWord } from '#domain/stock/vehicle-words.ts'
import { oneLine } from './plain-text.ts'

/** The vehicle of ours that a lead is about, as far as it is known. */
export interface LeadVehicle {
  id: string | null
  /** Whether the facts are those of the stock. Those that were sent may be anything: a client of the API writes them. */
  isFromStock: boolean
  year?: string
  make?: string
  model?: string
  registration?: string
  vin?: string
  miles?: number
  /** What a private buyer pays, as `11995.00`, in pounds. */
  price?: string
  /** "£11,995", with the words of the stock about VAT. */
  priceInWords?: string
}

/** Looks a vehicle up in the stock; null for one that is not listed. */
export type FindVehicle = (id: string) => Promise<StockRecord | null>

/** Null for a lead that names no vehicle of ours. */
export function vehicleOf(
  { vehicleId, vehicleDetails = {} }: Lead['payload'],
  record: StockRecord | null,
): LeadVehicle | null {
  if (record) return { id: record.metadata.stockId, isFromStock: true, ...factsOfRecord(record) }
  const { make, model, registration, mileage } = vehicleDetails
  const facts = {
    ...textsOf({ make, model, registration }),
    // Empty: not known.
    ...(typeof mileage === 'number' && { miles: mileage }),
  }
  if (vehicleId === undefined && Object.keys(facts).length === 0) return null
  return { id: vehicleId ?? null, isFromStock: false, ...facts }
}

/** "Ford Transit, QF12 QFE": for a line of a list; its stock number where nothing else is known. */
export function vehicleInShort(vehicle: LeadVehicle): string {
  const { make = '', model = '', registration } = vehicle
  const facts = [`${make} ${model}`.trim(), registration].filter(Boolean)
  return facts.length > 0 ? facts.join(', ') : vehicleInWords(vehicle)
}

/** "Ford Transit, QF12 QFE, 37,000 miles, £11,995"; "Stock number AB123" where nothing else is known. */
export function vehicleInWords(vehicle: LeadVehicle): string {
  const { make = '', model = '', registration, miles, priceInWords } = vehicle
  const facts = [
    `${make} ${model}`.trim(),
    registration,
    miles === undefined ? '' : `${miles.toLocaleString('en-GB')} miles`,
    priceInWords,
  ]
  const number = oneLine(vehicle.id ?? '')
  return facts.filter(Boolean).join(', ') || (number ? `Stock number ${number}` : 'none named')
}

/** Whether nothing is known but a stock number, as a client of the API may send it. */
export function isNumberAlone(vehicle: LeadVehicle): boolean {
  return Object.keys(vehicle).every((name) => name === 'id' || name === 'isFromStock')
}

function factsOfRecord(record: StockRecord): Omit<LeadVehicle, 'id' | 'isFromStock'> {
  const { vehicle } = record
  const { vatStatus, price } = vehiclePrice(record)
  const paid = buyersPrice(record)
  const miles = vehicle.odometerReadingMiles
  return {
    ...textsOf({
      year: vehicleYear(record)?.toString(),
      make: vehicleWord(vehicle, 'make'),
      model: vehicleWord(vehicle, 'model'),
      registration: vehicle.registration,
      vin: vehicle.vin,
    }),
    ...(miles != null && { miles }),
    ...(paid !== null && paid > 0 && { price: (paid / 100).toFixed(2) }),
    ...(price !== null && { priceInWords: oneLine(`${formatPounds(price)} ${vatStatus ?? ''}`) }),
  }
}

type TextName = 'year' | 'make' | 'model' | 'registration' | 'vin'

function textsOf(facts: { [N in TextName]?: unknown }): { [N in TextName]?: string } {
  const texts = Object.entries(facts).map(([name, text]) => [
    name,
    typeof text === 'string' ? oneLine(text) : '',
  ])
  return Object.fromEntries(texts.filter(([, text]) => text !== ''))
}
