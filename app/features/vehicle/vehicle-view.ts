import type { PriceTerms } from '#domain/search/query.ts'
import { listingState } from '#domain/stock/listing-state.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { vehicleYear } from '#domain/stock/vehicle-year.ts'
import { type Picture, toPictures } from '../record/picture.ts'
import { type PriceView, toPriceView } from '../record/price-view.ts'
import { formatMiles, nameOf, numberOf, registrationOf, textOf } from '../record/record-text.ts'
import { type Spec, toKeyFacts, toSpecs } from './vehicle-specs.ts'

/** What the vehicle page shows, as text. */
export interface VehicleView {
  id: string
  type: VehicleType
  name: string
  derivative: string | null
  /** `AB71 CDE`. */
  registration: string | null
  /** Year, miles, transmission and fuel. */
  summary: string[]
  price: PriceView
  reserved: boolean
  pictures: Picture[]
  keyFacts: Spec[]
  specs: Spec[]
  attention: string | null
  description: string[]
  features: FeatureGroup[]
}

/** What the page hydrates; the rest of the view is rendered on the server only. */
export type VehicleHead = Omit<VehicleView, 'keyFacts' | 'specs' | 'description' | 'features'>

export interface FeatureGroup {
  category: string
  names: string[]
}

export function toVehicleView(
  record: StockRecord,
  type: VehicleType,
  priceTerms: PriceTerms = {},
): VehicleView {
  const name = nameOf(record)
  const advert = record.adverts.retailAdverts
  return {
    id: record.metadata.stockId,
    type,
    name,
    derivative: textOf(record.vehicle, 'derivative'),
    registration: registrationOf(record),
    summary: summaryOf(record),
    price: toPriceView(record, priceTerms),
    reserved: listingState(record) === 'reserved',
    pictures: toPictures(record),
    keyFacts: toKeyFacts(record),
    specs: toSpecs(record, type),
    attention: advert.attentionGrabber ?? null,
    description: paragraphsOf(advert.description),
    features: groupFeatures(record.features ?? []),
  }
}

function summaryOf(record: StockRecord): string[] {
  const { vehicle } = record
  const year = vehicleYear(record)
  const plate = textOf(vehicle, 'plate')?.match(/^[a-z0-9]{1,2}$/i)?.[0]
  const miles = numberOf(vehicle, 'odometerReadingMiles')
  return [
    year === null ? 'Year unknown' : `${year}${plate ? ` (${plate} plate)` : ''}`,
    miles === null ? 'Mileage unknown' : formatMiles(miles),
    textOf(vehicle, 'transmissionType') ?? 'Gearbox unknown',
    textOf(vehicle, 'fuelType') ?? 'Fuel unknown',
  ]
}

function paragraphsOf(description: string | null | undefined): string[] {
  return (description ?? '')
    .split(/\r?\n\s*/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
}

function groupFeatures(
  features: readonly { name?: string | null; [field: string]: unknown }[],
): FeatureGroup[] {
  const groups = new Map<string, Set<string>>()
  for (const { name, category } of features) {
    if (!name) continue
    const key = typeof category === 'string' && category !== '' ? category : 'Features'
    groups.set(key, (groups.get(key) ?? new Set()).add(name))
  }
  return [...groups].map(([category, names]) => ({ category, names: [...names] }))
}
