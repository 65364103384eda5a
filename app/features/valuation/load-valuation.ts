import { unknownPlateParameter } from '#app/search-parameters.ts'
import type { Stock } from '#app/services.ts'
import { isSoldType, mainType } from '#content/sold-types.ts'
import { nameOf } from '#domain/stock/record-text.ts'
import { loadMakeModel } from '../make-model-search/load-make-model.ts'
import { describePlate, parseValuation } from './parse-valuation.ts'
import type { OwnPlate } from './plate-values.ts'
import { popularModels } from './popular-models.ts'
import { type VehicleValuation, valueVehicle } from './value-vehicle.ts'

export type Valuation =
  /** Nothing has been entered yet. */
  { state: 'asking' } | { state: 'incomplete'; message: string } | VehicleValuation

/** The parameters that `loadValuation` reads. */
export const valuationParameters = [
  ...(['type', 'make', 'model', 'year', 'mileage', 'plate', 'vehicle', 'bodyType', 'fuel'] as const),
  unknownPlateParameter,
] as const

/**
 * The form filled in from the address, with the valuation that it asks for; without a question, some popular models.
 * `isUnknown`: the visitor searched for a number plate that no vehicle of ours has.
 */
export async function loadValuation(stock: Stock, query: URLSearchParams) {
  const type = query.get('type') ?? undefined
  const search = loadMakeModel(stock, query, isSoldType(type) ? type : mainType)
  const asked = {
    year: query.get('year') ?? '',
    mileage: query.get('mileage') ?? '',
    plate: query.get('plate') ?? '',
  }
  const valuation = await value(stock, query)
  const bodyTypes = 'bodyTypes' in valuation ? bodyTypeLinks(valuation.bodyTypes, query) : []
  return {
    search,
    asked,
    plate: describePlate(asked.plate),
    isUnknown: query.has(unknownPlateParameter),
    wanted: await wantedVehicle(stock, query.get('vehicle')),
    valuation,
    bodyTypes,
    popular: valuation.state === 'asking' ? await popularModels(stock) : [],
  }
}

/** A body type to base the valuation on; `query` is that of its address. */
export interface BodyTypeLink {
  name: string
  query: string
  current: boolean
}

/** None where the model has one body type only. */
function bodyTypeLinks(names: readonly string[], query: URLSearchParams): BodyTypeLink[] {
  const chosen = query.get('bodyType') ?? ''
  const link = (name: string, value: string): BodyTypeLink => {
    const linked = new URLSearchParams(query)
    linked.delete('bodyType')
    if (value) linked.set('bodyType', value)
    return { name, query: linked.toString(), current: value === chosen }
  }
  if (names.length < 2) return []
  return [link('Any', ''), ...names.map((name) => link(name, name))]
}

/** The vehicle of ours that the visitor came from. */
export interface WantedVehicle {
  id: string
  name: string
}

/** What both kinds of answer show. */
export interface AnswerProps {
  /** The number plate that the form was sent with. */
  own: OwnPlate | null
  /** The vehicle of ours that the visitor came from. */
  wanted: WantedVehicle | null
  bodyTypes: readonly BodyTypeLink[]
  /** The path of the page with the form, which also answers it. */
  path: string
}

/** Null when it has left stock. */
async function wantedVehicle(stock: Stock, id: string | null): Promise<WantedVehicle | null> {
  const found = id ? await stock.find(id) : null
  return id && found?.state === 'listed' ? { id, name: nameOf(found.record) } : null
}

async function value(stock: Stock, query: URLSearchParams): Promise<Valuation> {
  const question = parseValuation(query, new Date().getUTCFullYear())
  if (question === null) return { state: 'asking' }
  if ('message' in question) return { state: 'incomplete', message: question.message }
  return valueVehicle(stock, question)
}
