import type { z } from 'zod'
import { filterDefinitions } from '#domain/stock/filter-definitions.data.ts'
import { vehicleNoun } from '#domain/stock/vehicle-type-words.ts'
import { listedFields, offeredValues } from '../api/filter-values.ts'
import { creditInWords } from './credit-in-words.ts'
import { readGiven } from './read-given.ts'
import {
  type Asked,
  answerOf,
  createRoom,
  faultOfFilters,
  stockData,
  type ToolAnswer,
  takeFitting,
} from './tool-answer.ts'
import type { filtersInput } from './tool-schemas.ts'

/** Values of one filter: when all filters are listed, and when it was asked for by name. */
const fewValues = 8
const manyValues = 200

/** The filters of a type with their values and how many vehicles each finds; the values that find most come first. */
export async function listFilters(input: z.output<typeof filtersInput>, asked: Asked): Promise<ToolAnswer> {
  const { type, names } = input
  const { filters, faults } = readGiven(input.filters)
  if (faults.length > 0) return faultOfFilters(faults)
  const { total, facets } = await asked.stock.searchWithFacets({ type, filters, sort: 'relevance', limit: 0 })
  const values = offeredValues(asked.stock, type, filters, facets)
  const fits = createRoom()
  const wanted = listedFields.filter((field) => names === undefined || names.includes(field))
  const fields = wanted
    .map((field) => {
      const all = values[field].toSorted((a, b) => b.count - a.count)
      const few = all.slice(0, names === undefined ? fewValues : manyValues)
      const { label, unit } = filterDefinitions[field]
      const shown = takeFitting(
        few.map(({ value, count }) => [value, count] as const),
        fits,
      )
      return {
        name: field,
        label,
        ...(unit && { unit }),
        values: shown,
        ...(shown.length < all.length && { more: all.length - shown.length }),
      }
    })
    .filter(({ values }) => values.length > 0)
  const unlisted = (names ?? []).filter((name) => !fields.some((field) => field.name === name))
  return answerOf(
    [
      `${total} ${vehicleNoun(type, total)} of our stock. Each value is followed by how many vehicles it finds.`,
      names === undefined
        ? '`more` is how many values are left out: ask for a filter by its name to see them.'
        : null,
      unlisted.length > 0 ? `No values to list for ${unlisted.join(', ')}.` : null,
    ]
      .filter(Boolean)
      .join(' '),
    fields.some(({ name }) => name === 'monthlyPrice') ? creditInWords(filters.terms) : null,
    stockData({ type, total, filters: fields }),
  )
}
