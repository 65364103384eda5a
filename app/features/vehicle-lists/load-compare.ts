import type { Stock } from '#app/services.ts'
import { motLines } from '#domain/registers/mot-words.ts'
import type { IsoDay } from '#domain/stock/iso-day.ts'
import type { Place } from '#domain/stock/listing.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { ukDay } from '#domain/stock/uk-day.ts'
import { vehicleYear } from '#domain/stock/vehicle-figures.ts'
import { vehiclePlace } from '#domain/stock/vehicle-place.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { onlyTypeOf, vehicleType } from '#domain/stock/vehicle-type-of.ts'
import { couldApply, notApplicable, type Spec, toKeyFacts, toSpecs } from '../vehicle/vehicle-specs.ts'
import { type CardVehicle, toCardVehicles } from '../vehicle-card/card-vehicle.ts'
import { listedIds } from './listed-ids.ts'

/** As many as a table can show side by side. */
export const mostCompared = 4

/** A line of the comparison, with a value for each vehicle in turn: null where the line does not apply to it. */
export interface CompareRow {
  label: string
  values: (string | null)[]
}

export interface CompareRows {
  different: CompareRow[]
  same: CompareRow[]
  /** Equipment that some of the adverts list and others do not. */
  equipment: CompareRow[]
}

export interface ComparedVehicle {
  vehicle: CardVehicle
  sold: boolean
}

export interface CompareView {
  vehicles: ComparedVehicle[]
  rows: CompareRows
  /** Where each vehicle is, for the distance from the visitor's postcode; null where that is unknown or it is sold. */
  places: (Place | null)[]
  /** How many of the address are not compared: one too many, or unknown. */
  omitted: number
  /** Of all of them; the header marks it. */
  onlyType: VehicleType | null
}

/** The vehicles of an address, each once, sold ones included. */
export async function loadCompare(
  stock: Pick<Stock, 'find' | 'pricePosition'>,
  query: URLSearchParams,
): Promise<CompareView> {
  const ids = listedIds(query)
  const found = (await Promise.all(ids.slice(0, mostCompared).map((id) => stock.find(id)))).flatMap((each) =>
    each.state === 'unknown' ? [] : [each],
  )
  const records = found.map(({ record }) => record)
  const cards = toCardVehicles(stock, records)
  const vehicles = cards.map((vehicle, index) => ({ vehicle, sold: found[index]?.state === 'sold' }))
  const places = found.map(({ record, state }) => (state === 'sold' ? null : vehiclePlace(record)))
  const omitted = ids.length - records.length
  return { vehicles, rows: compareRows(records), places, omitted, onlyType: onlyTypeOf(records) }
}

/** What the records say, line by line, in the order of the vehicle page. */
export function compareRows(records: readonly StockRecord[], today: IsoDay = ukDay(Date.now())): CompareRows {
  const specs = records.map((record) => specsOf(record, today))
  const labels = new Set(specs.flatMap((each) => [...each.keys()]))
  const rows = [...labels]
    .map((label) => ({
      label,
      values: records.map((record, index) => saidOf(label, record, specs[index]?.get(label))),
    }))
    .filter(({ values }) => values.some((value) => value !== null))
  const isSame = ({ values }: CompareRow) => new Set(values).size === 1
  return {
    different: rows.filter((row) => !isSame(row)),
    same: rows.filter(isSame),
    equipment: compareEquipment(records),
  }
}

function saidOf(label: string, record: StockRecord, value: string | undefined): string | null {
  if (value === notApplicable) return null
  if (value !== undefined) return value
  return couldApply(label, record, vehicleType(record) ?? 'car') ? 'Not listed' : null
}

/** Different for every vehicle, and no reason to choose one. */
const identifying = ['Number plate', 'Stock number']

function specsOf(record: StockRecord, today: IsoDay): Map<string, string> {
  const type = vehicleType(record) ?? 'car'
  const year = vehicleYear(record)
  const town = record.advertiser?.location?.town
  const specs: Spec[] = [
    { label: 'Year', value: year === null ? 'Unknown' : String(year) },
    ...toKeyFacts(record),
    ...toSpecs(record, type),
    ...motLines(record, type, today),
    { label: 'Kept at', value: town || 'Unknown' },
  ]
  return new Map(
    specs.filter(({ label }) => !identifying.includes(label)).map(({ label, value }) => [label, value]),
  )
}

/** Names are compared without regard to case. An advert that lists no equipment says nothing, so it is not compared. */
function compareEquipment(records: readonly StockRecord[]): CompareRow[] {
  const lists = records.map(
    ({ features = [] }) =>
      new Map((features ?? []).flatMap(({ name }) => (name ? [[name.toLowerCase(), name]] : []))),
  )
  if (lists.filter(({ size }) => size > 0).length < 2) return []
  const names = new Map(lists.flatMap((list) => [...list]))
  return [...names]
    .map(([key, label]) => ({
      label,
      values: lists.map((list) => (list.size === 0 ? 'Unknown' : list.has(key) ? 'Yes' : 'Not listed')),
    }))
    .filter(({ values }) => values.includes('Not listed'))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en-GB'))
}
