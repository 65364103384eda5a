import type { z } from 'zod'
import { defaultTerms } from '#content/credit-terms.ts'
import { mainType, soldTypes } from '#content/sold-types.ts'
import { formatFilters } from '#domain/search/parse-query.ts'
import type { Filters } from '#domain/search/query.ts'
import { relax } from '#domain/search/relax.ts'
import { outwardCode } from '#domain/stock/outward-code.ts'
import { defaultSortOrder } from '#domain/stock/sort-orders.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { vehicleNoun } from '#domain/stock/vehicle-type-words.ts'
import type { Interpretation, PhraseFilters } from '#domain/words/interpretation.ts'
import { hrefOf } from '../api/phrases.ts'
import { creditInWords } from './credit-in-words.ts'
import { readGiven } from './read-given.ts'
import {
  type Asked,
  answerOf,
  createRoom,
  faultOf,
  faultOfFilters,
  stockData,
  type ToolAnswer,
  takeFitting,
} from './tool-answer.ts'
import type { searchInput } from './tool-schemas.ts'
import { vehicleSummary } from './vehicle-summary.ts'

type Filled = z.output<typeof searchInput>

/** Vehicles by a phrase, by filters, or by both. */
export async function searchVehicles(input: Filled, asked: Asked): Promise<ToolAnswer> {
  const { stock, origin } = asked
  const { phrase, page, pageSize } = input
  if (!phrase && input.type === undefined && soldTypes.length > 1)
    return faultOf(`Give a phrase or a type: ${soldTypes.join(', ')}.`)
  const read = !phrase ? null : (await stock.words()).interpret(phrase, input.type ?? null)
  const type = read?.type ?? input.type ?? mainType
  const { parameters, filters, faults } = readGiven(input.filters, read?.filters)
  if (faults.length > 0) return faultOfFilters(faults)
  const sort = input.sort ?? read?.sort ?? defaultSortOrder
  const offset = (page - 1) * pageSize
  const { total, records } = await stock.search({ type, filters, sort, offset, limit: pageSize })
  const found = records.map((record) => vehicleSummary(asked, record, filters))
  const vehicles = takeFitting(found, createRoom())
  // A number plate may be the buyer’s own, and is in no address.
  const isAddressed = total > 0 && filters.registration === undefined
  const results = isAddressed ? origin + resultsHref(type, parameters, sort) : null
  return answerOf(
    [
      sentenceOfTotal(type, total, offset, vehicles.length),
      read ? sentenceOfReading(read, input.type) : null,
      vehicles.length < found.length ? 'Cut to fit: ask for fewer on a page.' : null,
      results && 'A person sees them all at `allOfThem`.',
    ]
      .filter(Boolean)
      .join(' '),
    found.some(({ monthlyEstimate }) => monthlyEstimate !== undefined) ? creditInWords(filters.terms) : null,
    stockData({
      searched: { type, filters: parameters, sort },
      ...(read && { notUnderstood: read.notUnderstood }),
      total,
      vehicles,
      ...(results && { allOfThem: results }),
      ...(total === 0 && { wouldFind: relaxed(asked, type, filters, parameters) }),
    }),
  )
}

/** Of a postcode the first half only, as every address of the site has it. */
function resultsHref(
  type: VehicleType,
  { postcode, ...others }: PhraseFilters,
  sort: Filled['sort'],
): string {
  const filters = { ...others, ...(postcode !== undefined && { postcode: outwardCode(String(postcode)) }) }
  return hrefOf({ type, filters, sort: sort ?? defaultSortOrder })
}

function sentenceOfTotal(type: VehicleType, total: number, offset: number, shown: number): string {
  if (total === 0)
    return `No ${vehicleNoun(type, 1)} of our stock matches all of this. \`wouldFind\` has the smallest changes that find some.`
  const counted = `${total} ${vehicleNoun(type, total)} of our stock ${total === 1 ? 'matches' : 'match'}.`
  if (shown === 0) return `${counted} This page is past the end.`
  return `${counted} These are ${offset + 1} to ${offset + shown}.`
}

/** What of the phrase is no part of the search, so that nobody takes the results for all that was asked. */
function sentenceOfReading(read: Interpretation, wanted: VehicleType | undefined): string | null {
  const { filters, notUnderstood, sort, type, hasContactDetails } = read
  const isNothing = Object.keys(filters).length === 0 && sort === defaultSortOrder
  const sentences = [
    notUnderstood.length > 0 && isNothing
      ? 'Nothing of the phrase was understood, so it narrows nothing.'
      : null,
    notUnderstood.length > 0 && !isNothing
      ? 'The words in `notUnderstood` are no part of the search: check them yourself, or tell the buyer.'
      : null,
    hasContactDetails ? 'An email address or a telephone number was left out. Send none.' : null,
    wanted !== undefined && wanted !== type
      ? `The phrase names a ${vehicleNoun(type, 1)}, so those were searched.`
      : null,
  ].filter(Boolean)
  return sentences.length > 0 ? sentences.join(' ') : null
}

/** What the results page offers in place of no results: see `relax`. */
function relaxed({ stock }: Asked, type: VehicleType, filters: Filters, { postcode }: PhraseFilters) {
  return relax(filters, (changed) => stock.total(type, changed)).map(({ filters: changed, count }) => {
    const params = formatFilters(changed, defaultTerms)
    const read = [...new Set(params.keys())].map((name) => [name, params.getAll(name)] as const)
    return { count, filters: { ...Object.fromEntries(read), ...(postcode !== undefined && { postcode }) } }
  })
}
