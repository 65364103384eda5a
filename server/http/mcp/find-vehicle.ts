import type { z } from 'zod'
import { offersFinance } from '#content/offers.ts'
import { site } from '#content/site.ts'
import { belowMedian } from '#domain/price-position/price-comparison.ts'
import { wasSold } from '#domain/stock/listing-state.ts'
import { pricePositionWords } from '#domain/stock/price-position.ts'
import { type PublicRecord, publicRecord } from '#domain/stock/public-record.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { vehicleAddress } from '#domain/stock/vehicle-address.ts'
import { vehiclePrice } from '#domain/stock/vehicle-price.ts'
import { readFilters } from '../api/read-filters.ts'
import { creditInWords } from './credit-in-words.ts'
import { motInWords } from './mot-in-words.ts'
import {
  type Asked,
  answerOf,
  createRoom,
  faultOf,
  stockData,
  type ToolAnswer,
  takeFitting,
} from './tool-answer.ts'
import type { vehicleInput } from './tool-schemas.ts'
import { vehicleSummary, withoutNothing } from './vehicle-summary.ts'

/** One vehicle: its public record, and what the site knows of it besides. */
export async function findVehicle(input: z.output<typeof vehicleInput>, asked: Asked): Promise<ToolAnswer> {
  const { id, deposit, term } = input
  const found = await asked.stock.find(id)
  if (found.state === 'unknown') return faultOf('No vehicle of our stock has this id, and none had.')
  if (found.state === 'sold')
    return answerOf(`This vehicle ${wasSold(found.record) ? 'has been sold' : 'is no longer for sale'}.`)
  const { filters } = readFilters(withoutNothing({ deposit, term }))
  const { record } = found
  const summary = vehicleSummary(asked, record, filters)
  const fits = createRoom()
  const facts = vehicleFacts(asked, record, fits)
  const { isWhole, ...shown } = boundedRecord(publicRecord(record), fits)
  const data = {
    ...summary,
    ...facts,
    forAPerson: addressesForAPerson(asked.origin, record),
    record: shown,
    wholeRecord: isWhole ? null : `${asked.origin}/api/vehicles/${encodeURIComponent(id)}`,
  }
  return answerOf(
    'One vehicle of our stock, as its advert says.',
    summary.monthlyEstimate === undefined ? null : creditInWords(filters.terms),
    stockData(withoutNothing(data)),
    isWhole ? null : 'Cut to fit. The whole record is at `wholeRecord`.',
    `Nothing is sent, reserved or applied for from here. A person does that at the addresses of \`forAPerson\`, or by phone: ${site.phone.label}, ${site.phoneHours}.`,
  )
}

/** What the record does not say itself, a member for each source: prices of other stock, and registers. */
function vehicleFacts({ stock }: Asked, record: StockRecord, fits: Fits) {
  return { priceCompared: comparedPrice(stock, record), mot: motInWords(record, fits) }
}

/** The basis of the price position, in pounds and as the price itself with or without VAT; null without a position. */
function comparedPrice(stock: Asked['stock'], record: StockRecord) {
  const { price, vatStatus } = vehiclePrice(record)
  const comparison = price ? stock.priceComparison(record.metadata.stockId) : null
  if (!price || !comparison) return null
  const { position, comparables, lowest, highest, years, miles } = comparison
  const below = belowMedian(price, comparison)
  return {
    position: pricePositionWords[position],
    basis: `Compared with the ${comparables} vehicles of the same model in our stock that are most like it, their prices adjusted to the year, mileage and engine size of this one. No other dealer’s prices are in it.`,
    typicalPrice: (price + below) / 100,
    belowTypical: below / 100,
    lowest: toTens(price * lowest),
    highest: toTens(price * highest),
    vat: vatStatus,
    years,
    miles,
  }
}

/** Pence as pounds, to ten: an adjusted price is an estimate. */
function toTens(pence: number): number {
  return Math.round(pence / 1_000) * 10
}

type Fits = ReturnType<typeof createRoom>

const longestDescription = 4_000
const fewPictures = 3

/** The record as far as it fits: its fields in their order, MOT tests, equipment by name, then the advert's words. */
function boundedRecord(
  { vehicle, features, media, adverts, motHistory, ...others }: PublicRecord,
  fits: Fits,
) {
  const { description, description2, ...retail } = adverts.retailAdverts
  const names = features.flatMap(({ name }) => name ?? [])
  const shownVehicle = Object.fromEntries(Object.entries(vehicle).filter((field) => fits(field)))
  const found = motHistory?.state === 'found' ? motHistory : null
  const tests = takeFitting(found?.tests ?? [], fits)
  const shownNames = names.filter((name) => fits(name))
  const words = [description, description2]
    .map((text) => text?.slice(0, longestDescription))
    .filter((text) => text && fits(text))
  return {
    ...others,
    vehicle: shownVehicle,
    ...(motHistory && { motHistory: found ? { ...found, tests } : motHistory }),
    equipment: shownNames,
    adverts: { ...adverts, retailAdverts: retail },
    description: words,
    pictures: {
      count: media.images.length,
      first: media.images.slice(0, fewPictures).map(({ href }) => href),
    },
    isWhole:
      Object.keys(shownVehicle).length === Object.keys(vehicle).length &&
      tests.length === (found?.tests ?? []).length &&
      shownNames.length === names.length &&
      [description, description2].filter(Boolean).join('').length === words.join('').length,
  }
}

/** No lead is sent by a machine: the addresses at which a person does it. `app/urls.ts` writes the same ones. */
function addressesForAPerson(origin: string, record: StockRecord): Record<string, string> {
  const page = vehicleAddress(record.metadata.stockId, origin)
  const canApply = offersFinance && Boolean(vehiclePrice(record).price)
  const enquiries = site.enquiries.kinds.map((kind) => [kind, `${page}/enquire/${kind}`])
  return {
    'see it': page,
    ...Object.fromEntries(enquiries),
    ...(canApply && { 'apply for finance': `${page}/apply` }),
  }
}
