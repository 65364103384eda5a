import { penceFromPounds } from '#domain/finance/money.ts'
import { energyUse } from '#domain/finance/running-cost.ts'
import type { PriceTerms } from '#domain/search/query.ts'
import { formatDay, isoDay } from '#domain/stock/iso-day.ts'
import { listingState } from '#domain/stock/listing-state.ts'
import { vehiclePlate } from '#domain/stock/number-plate.ts'
import { boughtCheck } from '#domain/stock/public-record.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { nameOf, numberOf, registrationOf, textOf } from '#domain/stock/record-text.ts'
import { vehicleYear } from '#domain/stock/vehicle-figures.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { formatMiles, mileageInDoubt } from '../record/format-miles.ts'
import { toPictures } from '../record/picture.ts'
import { toPriceView } from '../record/price-view.ts'
import { attentionWords, sellingFacts } from '../record/selling-facts.ts'
import { mediaLinks } from './media-links.ts'
import { toKeyFacts, toSpecGroups } from './vehicle-specs.ts'

/** What the record says of a vehicle, as its page shows it. A fact is a line here and one in a component. */
export type VehicleView = ReturnType<typeof toVehicleView>

export function toVehicleView(record: StockRecord, type: VehicleType, priceTerms: PriceTerms = {}) {
  const { vehicle } = record
  const advert = record.adverts.retailAdverts
  const facts = sellingFacts(record, type)
  const tax = numberOf(vehicle, 'vehicleExciseDutyWithoutSupplementGBP')
  return {
    id: record.metadata.stockId,
    type,
    name: nameOf(record),
    derivative: textOf(vehicle, 'derivative'),
    /** `AB71 CDE`. */
    registration: registrationOf(record),
    /** Year, miles, transmission and fuel. */
    summary: summaryOf(record),
    price: toPriceView(record, priceTerms),
    reserved: listingState(record) === 'reserved',
    pictures: toPictures(record),
    mediaLinks: mediaLinks(record),
    keyFacts: toKeyFacts(record),
    specGroups: toSpecGroups(record, type),
    facts,
    historyCheck: historyCheckOf(record),
    attention: attentionWords(record, facts),
    /** Paragraphs. */
    description: (advert.description ?? '').split(/\r?\n/).flatMap((line) => line.trim() || []),
    features: groupFeatures(record.features ?? []),
    /** In pence a year; null when unknown. */
    tax: tax === null ? null : penceFromPounds(tax),
    energy: energyUse({
      fuelType: textOf(vehicle, 'fuelType'),
      mpg: numberOf(vehicle, 'fuelEconomyWLTPCombinedMPG') || numberOf(vehicle, 'fuelEconomyNEDCCombinedMPG'),
      batteryKwh: numberOf(vehicle, 'batteryCapacityKWH'),
      batteryRange: numberOf(vehicle, 'batteryRangeMiles'),
    }),
  }
}

/** A check that the dealer has bought: "HPI on 3 November 2026: clear". Null without one. */
function historyCheckOf(record: StockRecord) {
  const check = boughtCheck(record)
  if (check === null) return null
  const day = isoDay(check.date)
  const text = `${check.provider}${day === null ? '' : ` on ${formatDay(day)}`}: ${check.result}`
  return { text, href: check.href ?? null }
}

function summaryOf(record: StockRecord): string[] {
  const { vehicle } = record
  const year = vehicleYear(record)
  const own = textOf(vehicle, 'plate')?.match(/^[a-z0-9]{1,2}$/i)?.[0]
  const plate = own ?? (year === null ? vehiclePlate(vehicle) : null)
  const ofPlate = plate && `${plate} plate`
  const miles = numberOf(vehicle, 'odometerReadingMiles')
  return [
    year === null ? (ofPlate ?? 'Year unknown') : `${year}${ofPlate ? ` (${ofPlate})` : ''}`,
    miles === null ? (record.mileageWithheld ? mileageInDoubt : 'Mileage unknown') : formatMiles(miles),
    textOf(vehicle, 'transmissionType') ?? 'Gearbox unknown',
    textOf(vehicle, 'fuelType') ?? 'Fuel unknown',
  ]
}

function groupFeatures(features: readonly { name?: string | null; [field: string]: unknown }[]) {
  const groups = new Map<string, Set<string>>()
  for (const { name, category } of features) {
    if (!name) continue
    const key = typeof category === 'string' && category !== '' ? category : 'Features'
    groups.set(key, (groups.get(key) ?? new Set()).add(name))
  }
  return [...groups].map(([category, names]) => ({ category, names: [...names] }))
}
