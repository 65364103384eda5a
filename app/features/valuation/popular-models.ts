import type { Stock } from '#app/services.ts'
import { soldTypes } from '#content/sold-types.ts'
import type { FacetValue } from '#domain/search/query.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import type { ValuationQuestion } from './parse-valuation.ts'
import { valueVehicle } from './value-vehicle.ts'

const makesOfType = 2
const nearest = 1_000

export interface PopularModel {
  /** The filled-in form. */
  question: ValuationQuestion
  /** "£8,900". */
  low: string
  high: string
  comparables: number
  exVat: boolean
}

/**
 * For each type the most common model of its most common makes, in its most common year and at its median mileage,
 * with the range that the form would give. Models with a rough range or none are left out.
 */
export async function popularModels(stock: Stock): Promise<PopularModel[]> {
  const questions = await Promise.all(
    soldTypes.flatMap((type) =>
      commonest(stock.facets(type, {}).make, makesOfType).map((make) => typical(stock, type, make)),
    ),
  )
  const valued = await Promise.all(
    questions.filter((question) => question !== null).map((question) => valueVehicle(stock, question)),
  )
  return valued.flatMap((answer) => {
    if (answer.state === 'too-few' || answer.confidence === 'rough') return []
    const { question, low, high, comparables, exVat } = answer
    return { question, low, high, comparables, exVat }
  })
}

/** Null when a figure that the form asks for is missing. */
async function typical(stock: Stock, type: VehicleType, make: string): Promise<ValuationQuestion | null> {
  const [model] = commonest(stock.facets(type, { make: [make] }).model)
  if (model === undefined) return null
  const [year] = commonest(stock.facets(type, { make: [make], model: [model] }).year).map(Number)
  if (year === undefined) return null
  const filters = { make: [make], model: [model], year: { low: year, high: year } }
  const query = { type, filters, sort: 'mileage' } as const
  const { total } = await stock.search({ ...query, limit: 0 })
  const { records } = await stock.search({ ...query, offset: Math.floor(total / 2), limit: 1 })
  const miles = records[0]?.vehicle.odometerReadingMiles
  if (typeof miles !== 'number') return null
  return { type, make, model, year, mileage: Math.round(miles / nearest) * nearest }
}

function commonest(values: readonly FacetValue[], count = 1): string[] {
  return values
    .toSorted((a, b) => b.count - a.count)
    .slice(0, count)
    .map(({ value }) => value)
}
