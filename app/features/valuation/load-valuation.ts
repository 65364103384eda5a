import type { Stock } from '#app/services.ts'
import { isVehicleType, type VehicleType } from '#domain/stock/vehicle-type.ts'
import { loadMakeModel } from '../make-model-search/load-make-model.ts'
import { parseValuation } from './parse-valuation.ts'
import { popularModels } from './popular-models.ts'
import { type VehicleValuation, valueVehicle } from './value-vehicle.ts'

export type Valuation =
  /** Nothing asked yet. */
  { state: 'asking' } | { state: 'incomplete'; message: string } | VehicleValuation

/** The form as the address fills it, and the answer when it asks for one; otherwise some popular models to try. */
export async function loadValuation(stock: Stock, query: URLSearchParams) {
  const type = query.get('type')
  const search = loadMakeModel(stock, query, isVehicleType(type ?? undefined) ? (type as VehicleType) : 'car')
  const asked = { year: query.get('year') ?? '', mileage: query.get('mileage') ?? '' }
  const valuation = await value(stock, query)
  return { search, asked, valuation, popular: valuation.state === 'asking' ? await popularModels(stock) : [] }
}

async function value(stock: Stock, query: URLSearchParams): Promise<Valuation> {
  const question = parseValuation(query)
  if (question === null) return { state: 'asking' }
  if ('message' in question) return { state: 'incomplete', message: question.message }
  return valueVehicle(stock, question)
}
