import { redirect } from 'react-router'
import { offersValuation } from '#content/offers.ts'
import { isSoldType, soldTypes } from '#content/sold-types.ts'
import { notUnderstoodParameter } from '#domain/search/parameter-names.ts'
import { withOutwardCodes } from '#domain/stock/find-postcodes.ts'
import { outwardCode } from '#domain/stock/outward-code.ts'
import { withoutContactDetails } from '#domain/words/contact-details.ts'
import { type Interpretation, searchParamsOf } from '#domain/words/interpretation.ts'
import { hasWholePostcode, isPersonalText, withoutEscapes } from '#domain/words/personal-text.ts'
import { readablePart, tidyPhrase } from '#domain/words/split/tokens.ts'
import { plateParams } from '../features/valuation/parse-valuation.ts'
import { readQuery } from '../route-query.ts'
import {
  leftOutContactDetails,
  leftOutEnd,
  leftOutNumberPlate,
  leftOutParameter,
  otherwiseParameter,
  phraseParameter,
  severalParameter,
  unknownPlateParameter,
  withinParameter,
} from '../search-parameters.ts'
import { type Stock, servicesContext } from '../services.ts'
import { urls } from '../urls.ts'
import type { Route } from './+types/find'

export const handle = { parameters: [phraseParameter, 'type', withinParameter, leftOutParameter] } as const

/**
 * 302 from a phrase to its results, with the outward code of a postcode and the words that were not understood. What is too
 * long is left out, and so are email addresses and telephone numbers, by the script of the search box already. Typed on a
 * page of results, a phrase without a make narrows these. A number plate that no vehicle of ours has is likely to be
 * the visitor's own: it leads to the valuation, and with other words it is left out of the search and its address. The
 * stock number of a vehicle that has left leads to its page.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const query = readQuery(url, handle)
  const asked = query.get('type') ?? undefined
  const { stock } = context.get(servicesContext)
  const vocabulary = await stock.words()
  const typed = withoutEscapes(query.get(phraseParameter) ?? '')
  const whole = typed.replaceAll(/\s+/g, ' ').trim()
  const phrase = readablePart(whole)
  const read = vocabulary.interpret(phrase, isSoldType(asked) ? asked : null)
  const plates = unknownPlates(stock, read)
  const valuation = valuationHref(read, plates)
  if (valuation !== null) throw redirect(valuation, { status: 302, headers: { 'cache-control': 'no-store' } })
  const former = await formerVehicle(stock, read.filters.stockId ?? phrase)
  if (former !== null) throw redirect(former, { status: 302, headers: { 'cache-control': 'no-store' } })
  const found = plates.length > 0 ? withoutPlates(read, plates) : read
  const words = found.notUnderstood.map(withOutwardCodes)
  // Of a plate that nobody can have yet, its parts are words that were not understood.
  const isUnread =
    !read.filters.registration && isPersonalText(withOutwardCodes(withoutContactDetails(tidyPhrase(phrase))))
  const shown = isUnread ? words.filter((word) => !/\d|^.{1,3}$/.test(word)) : words
  const hasPlate = plates.length > 0 || isUnread
  const params = narrowed(query.get(withinParameter), asked, found)
  const postcode = params.get('postcode')
  if (postcode !== null) params.set('postcode', outwardCode(postcode))
  const hadContactDetails = found.hasContactDetails || query.has(leftOutParameter)
  if (hadContactDetails) params.append(leftOutParameter, leftOutContactDetails)
  if (hasPlate) params.append(leftOutParameter, leftOutNumberPlate)
  if (!params.has(leftOutParameter) && phrase !== '' && !hasWholePostcode(withOutwardCodes(phrase))) {
    params.set(phraseParameter, withOutwardCodes(phrase))
    const other = vocabulary.findOther(phrase, found)
    if (other !== null) params.set(otherwiseParameter, other.words)
  }
  if (phrase.length < whole.length) params.append(leftOutParameter, leftOutEnd)
  const partOfPostcode = hasWholePostcode(phrase) ? partOfInwardCode : inwardCode
  for (const text of shown) if (!partOfPostcode.test(text)) params.append(notUnderstoodParameter, text)
  throw redirect(urls.search(found.type, params), { status: 302, headers: { 'cache-control': 'no-store' } })
}

/** The second half of a postcode, which is in no address. */
const inwardCode = /^\d ?[A-Z]{2}$/i
const partOfInwardCode = /^(?:\d ?[A-Z]{0,2}|[A-Z]{1,2})$/i

/** The number plates of the phrase that no vehicle of ours has. */
function unknownPlates(stock: Pick<Stock, 'total'>, { filters }: Interpretation): string[] {
  return [filters.registration ?? []]
    .flat()
    .filter((plate) => soldTypes.every((type) => stock.total(type, { registration: [plate] }) === 0))
}

/** The page of a vehicle that has left our stock, which says so, if this is its stock number. */
async function formerVehicle(
  stock: Pick<Stock, 'find'>,
  typed: string | readonly string[],
): Promise<string | null> {
  const id = typeof typed === 'string' && /\d/.test(typed) && !/\s/.test(typed) ? typed : null
  if (id === null) return null
  for (const spelling of new Set([id, id.toUpperCase(), id.toLowerCase()]))
    if ((await stock.find(spelling)).state === 'sold') return urls.vehicle(spelling)
  return null
}

function withoutPlates(found: Interpretation, plates: readonly string[]): Interpretation {
  const { registration = [], ...others } = found.filters
  const known = [registration].flat().filter((plate) => !plates.includes(plate))
  return { ...found, filters: known.length > 0 ? { ...others, registration: known } : others }
}

/**
 * The valuation of a vehicle that the phrase names by an unknown plate alone, or with its make and model if the plate
 * shows the year; else null. With words that were not understood, as in "part ex my Golf AB12 CDE for a Tiguan", the
 * model may be another vehicle's.
 */
function valuationHref(
  { type, filters, notUnderstood }: Interpretation,
  plates: readonly string[],
): string | null {
  const { registration, make, model, ...others } = filters
  const [typed] = plates
  if (!offersValuation || typed === undefined || registration !== typed || Object.keys(others).length > 0)
    return null
  const plate = plateParams(typed)
  if (plate === null && (make !== undefined || notUnderstood.length > 0)) return null
  return urls.valuationOf({
    type,
    ...(notUnderstood.length === 0 ? { make, model } : {}),
    ...plate,
    [unknownPlateParameter]: 'yes',
  })
}

/** A longer query would not fit into the address of the results. */
const longestWithin = 1_000

/** Parameters of a results page that are no part of its search. */
const ofThePage = [
  phraseParameter,
  withinParameter,
  notUnderstoodParameter,
  otherwiseParameter,
  leftOutParameter,
  severalParameter,
  'page',
]

/** The query of the phrase, added to the results that it was typed on unless it names other vehicles than theirs. */
function narrowed(within: string | null, type: string | undefined, found: Interpretation): URLSearchParams {
  const own = searchParamsOf(found)
  const isOther = ['make', 'registration', 'stockId'].some((name) => own.has(name)) || found.type !== type
  if (!within || within.length > longestWithin || isOther || own.size === 0) return own
  const both = new URLSearchParams(within)
  for (const name of [...ofThePage, ...own.keys()]) both.delete(name)
  if (both.size === 0) return own
  for (const [name, value] of own) both.append(name, value)
  both.set(withinParameter, 'yes')
  return both
}
