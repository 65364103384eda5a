import {
  leftOutContactDetails,
  leftOutEnd,
  leftOutNumberPlate,
  leftOutParameter,
  otherwiseParameter,
  phraseParameter,
  severalParameter,
  withinParameter,
} from '#app/search-parameters.ts'
import { defaultTerms } from '#content/credit-terms.ts'
import { dealership } from '#content/dealership.ts'
import { offeredOrders, withoutUnoffered } from '#content/offered-search.ts'
import { offersValuation } from '#content/offers.ts'
import { site } from '#content/site.ts'
import { notUnderstoodParameter } from '#domain/search/parameter-names.ts'
import { parseOrigin } from '#domain/search/parse-origin.ts'
import { lastPage, parsePage } from '#domain/search/parse-page.ts'
import { onlyText, parseFilters } from '#domain/search/parse-query.ts'
import type { Filters } from '#domain/search/query.ts'
import { filterDefinitions } from '#domain/stock/filter-definitions.data.ts'
import { filterFields, isTextField, type TextField } from '#domain/stock/filter-fields.ts'
import { defaultSortOrder, parseSort, type SortOrder } from '#domain/stock/sort-orders.ts'
import { readFormQuery } from './form-query.ts'

/** What the address of a search asks for. */
export interface SearchAsked {
  /** With the place that distances are measured from, if they matter for the search. */
  filters: Filters
  sort: SortOrder
  /** From 1. There may be none of that number. */
  page: number
  postcode: string
  /** The filters whose lists of checkboxes were asked for; see `severalParameter`. */
  several: TextField[]
  /** What was typed into the search box, or ''. */
  phrase: string
  /** Whether the phrase was added to the results that it was typed on. */
  isNarrowed: boolean
  /** Words of a phrase that could not be turned into filters. */
  notUnderstood: string[]
  /** Words of the phrase that name versions too, and the phrase that searches for these: `audi "black"`. */
  otherwise: { words: string; phrase: string } | null
  /** What in the address was invalid, in sentences for the visitor. */
  faults: string[]
}

/** An address may be anybody's: more or longer words would fill the page with another site's text. */
const mostPhrases = 8
const longestPhrase = 40
/** As the search box takes it. */
const longestTyped = 200

/** An invalid parameter is left out and reported in `faults`. */
export function readSearch(address: URLSearchParams): SearchAsked {
  const query = withoutUnoffered(readFormQuery(address))
  const { filters, faults } = parseFilters(query, defaultTerms)
  const messages = faults.map(({ message }) => message)

  const leftOut = query.getAll(leftOutParameter)
  if (leftOut.includes(leftOutNumberPlate))
    messages.push(
      'None of our vehicles has the number plate that you typed, so we searched without it.' +
        (offersValuation ? ' If the vehicle is yours, our valuation shows what it may be worth.' : ''),
    )
  if (leftOut.includes(leftOutContactDetails))
    messages.push(
      'That looks like an email address or a telephone number. This box only searches for vehicles. ' +
        `If you want to talk to us, call ${site.phone.label} or email ${site.email}.`,
    )

  if (leftOut.includes(leftOutEnd))
    messages.push(
      `You typed more than we can read, so we searched for the words within the first ${longestTyped} characters.`,
    )

  const asked = parseOnly(query, 'sort', readSort)
  if (asked === null) messages.push('We can’t sort by that, so the results are sorted by relevance.')
  const sort = asked ?? defaultSortOrder

  const page = parseOnly(query, 'page', parsePage)
  if (page === null) messages.push('We couldn’t find that page of results, so here is page 1.')

  const isMeasured = sort === 'distance' || filters.distance !== undefined
  if (!isMeasured && query.get('postcode')?.trim())
    messages.push('Choose a distance, or sort by distance, to use your postcode.')
  const origin = isMeasured ? parseOnly(query, 'postcode', readOrigin) : readOrigin('')
  const { postcode, place } = origin ?? { postcode: '', place: null }
  if (place === null)
    messages.push(
      `We don’t recognise that postcode, so distances are from our ${site.branches[0].name} branch.`,
    )

  return {
    filters: isMeasured ? { ...filters, from: place ?? dealership } : filters,
    sort,
    page: Math.min(page ?? 1, lastPage),
    postcode,
    several: parseSeveral(query.getAll(severalParameter)),
    phrase: (query.get(phraseParameter) ?? '').slice(0, longestTyped),
    isNarrowed: query.has(withinParameter),
    notUnderstood: readNotUnderstood(query),
    otherwise: readOtherwise(query),
    faults: messages,
  }
}

const readOrigin = (text: string) => parseOrigin(text, dealership)

/** Null for an order that the site does not offer. */
function readSort(text: string): SortOrder | null {
  const order = parseSort(text)
  return order !== null && offeredOrders.includes(order) ? order : null
}

/** Null for several different values as for one that cannot be read. */
function parseOnly<T>(query: URLSearchParams, name: string, parse: (text: string) => T | null): T | null {
  const text = onlyText(query, name)
  return text === null ? null : parse(text)
}

function parseSeveral(names: readonly string[]): TextField[] {
  const fields = filterFields.filter(isTextField)
  return fields.filter((field) => names.includes(field) && filterDefinitions[field].plural)
}

/** Null unless the phrase has the words, so that an address cannot put another site's text on the page. */
function readOtherwise(query: URLSearchParams): SearchAsked['otherwise'] {
  const phrase = (query.get(phraseParameter) ?? '').slice(0, longestTyped)
  const words = query.get(otherwiseParameter) ?? ''
  const at = ` ${phrase} `.toLowerCase().indexOf(` ${words.toLowerCase()} `)
  if (words === '' || words.length > longestPhrase || at < 0) return null
  const end = at + words.length
  return { words, phrase: `${phrase.slice(0, at)}"${phrase.slice(at, end)}"${phrase.slice(end)}` }
}

/** Each of the words once, and the start of a long one. */
function readNotUnderstood(query: URLSearchParams): string[] {
  const phrases = query.getAll(notUnderstoodParameter).map((words) => words.replaceAll(/\s+/g, ' ').trim())
  return [...new Set(phrases)]
    .filter((words) => words !== '')
    .slice(0, mostPhrases)
    .map((words) => (words.length > longestPhrase ? `${words.slice(0, longestPhrase)}…` : words))
}
