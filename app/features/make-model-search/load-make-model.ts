import type { Stock } from '#app/services.ts'
import { isSoldType } from '#content/sold-types.ts'
import type { Filters } from '#domain/search/query.ts'
import { mergeValues, typesOf } from './distinct-values.ts'
import type { MakeModelChoice, TypeChoice } from './make-model-choice.ts'

/**
 * The form filled in from the address, with its lists, so that it works without script. An empty `type` means any
 * type; an absent or unknown one is `defaultType`. The lists are those of the vehicles `within` filters.
 */
export function loadMakeModel(
  stock: Pick<Stock, 'facets'>,
  query: URLSearchParams,
  defaultType: TypeChoice,
  within: Filters = {},
): MakeModelChoice {
  const type = typeFrom(query.get('type'), defaultType)
  const makes = mergeValues(typesOf(type).map((one) => valuesOf(stock.facets(one, within).make)))
  const make = makes.find((one) => one.toLowerCase() === query.get('make')?.toLowerCase()) ?? ''
  if (make === '') return { type, make, model: '', makes, models: [] }
  const models = mergeValues(
    typesOf(type).map((one) => valuesOf(stock.facets(one, { ...within, make: [make] }).model)),
  )
  const model = models.find((one) => one.toLowerCase() === query.get('model')?.toLowerCase()) ?? ''
  return { type, make, model, makes, models }
}

function typeFrom(text: string | null, defaultType: TypeChoice): TypeChoice {
  if (text === '') return ''
  return text !== null && isSoldType(text) ? text : defaultType
}

function valuesOf(facet: readonly { value: string }[]): string[] {
  return facet.map(({ value }) => value)
}
