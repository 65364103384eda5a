import { longestWord, tidyWord, wordKey } from 'facet-index'
import { type FinanceTerms, formatTerms, parseTerms } from '../finance/finance-terms.ts'
import { parseVatBasis } from '../finance/vat.ts'
import { readVatStatus } from '../finance/vat-words.ts'
import type { Range } from '../stock/bands.ts'
import { emissionClassOf } from '../stock/emission-class.ts'
import { filterDefinitions } from '../stock/filter-definitions.data.ts'
import {
  type FilterField,
  filterFields,
  isTextField,
  type NumberField,
  type TextField,
} from '../stock/filter-fields.ts'
import { knownColour } from '../stock/known-word.ts'
import { formatRange, parseRange } from './parse-range.ts'
import type { Filters, PriceTerms, Texts } from './query.ts'

/** A parameter that cannot be understood; `message` is a sentence for the visitor. */
export interface QueryFault {
  parameter: string
  message: string
}

/** The most values of one field in a query. */
export const mostTexts = 20

/**
 * The filters of a query string. A field of texts may be repeated; any other parameter with several values is faulty. Empty
 * values and unknown parameters are ignored here (see `parameter-names.ts`); a faulty one is left out of `filters` and
 * reported in `faults`.
 *
 * @param defaults The terms of monthly prices that a query means without its own.
 */
export function parseFilters(
  params: URLSearchParams,
  defaults: FinanceTerms,
): { filters: Filters; faults: QueryFault[] } {
  const filters: { [F in TextField]?: Texts } & { [F in NumberField]?: Range } = {}
  const faults: QueryFault[] = []
  for (const field of filterFields) {
    if (isTextField(field)) {
      const texts = parseTexts(field, params.getAll(field))
      if ('fault' in texts) faults.push({ parameter: field, message: texts.fault })
      else if (texts.texts.length > 0) filters[field] = texts.texts
      continue
    }
    const text = onlyText(params, field)
    if (text === '') continue
    const parsed = text === null ? severalOf(filterDefinitions[field].label) : parseRange(field, text)
    if ('range' in parsed) filters[field] = parsed.range
    else faults.push({ parameter: field, message: parsed.fault })
  }
  const { terms, faults: termFaults } = parsePriceTerms(params, defaults)
  return { filters: { ...filters, ...terms }, faults: [...faults, ...termFaults] }
}

/** The inverse of `parseFilters`, with the fields in the order of the search screen, then the terms. */
export function formatFilters(filters: Filters, defaults: FinanceTerms): URLSearchParams {
  const params = new URLSearchParams()
  for (const field of filterFields) {
    for (const text of formatFilter(field, filters)) if (text !== '') params.append(field, text)
  }
  for (const [name, text] of Object.entries(formatPriceTerms(filters, defaults))) params.set(name, text)
  return params
}

/** How prices are read, as parameters; defaults are left out. */
export function formatPriceTerms(
  { vat, terms }: PriceTerms,
  defaults: FinanceTerms,
): { vat?: string; deposit?: string; term?: string } {
  return { ...(vat && { vat }), ...formatTerms(terms ?? defaults, defaults) }
}

/** In the form in which listings have a value, so that "EURO6" finds "Euro 6", "+ VAT" finds "Ex VAT" and "White met" finds "White". */
const asListed: { readonly [F in TextField]?: (text: string) => string | null } = {
  colour: knownColour,
  emissionClass: emissionClassOf,
  vatStatus: readVatStatus,
}

/** The value of a parameter that takes one, tidied; '' without one; null when it was given several different ones. */
export function onlyText(params: URLSearchParams, name: string): string | null {
  const [first = '', second] = new Set(params.getAll(name).map(tidyWord).filter(Boolean))
  return second === undefined ? first : null
}

function severalOf(label: string): { fault: string } {
  return { fault: `${label}: choose one value only.` }
}

/** Each text once, in the spelling that it has first. */
function parseTexts(field: TextField, given: readonly string[]): { texts: Texts } | { fault: string } {
  const { label } = filterDefinitions[field]
  const texts = new Map<string, string>()
  for (const one of given) {
    const tidy = tidyWord(one)
    const text = asListed[field]?.(tidy) ?? tidy
    if (text.length > longestWord) return { fault: `${label}: at most ${longestWord} characters.` }
    const key = wordKey(text)
    if (key !== '' && !texts.has(key)) texts.set(key, text)
    // Of hundreds, most are not looked at.
    if (texts.size > mostTexts) return { fault: `${label}: choose at most ${mostTexts}.` }
  }
  return { texts: [...texts.values()] }
}

const termLabels = { vat: 'VAT', deposit: 'Deposit', term: 'Term' }

function parsePriceTerms(
  given: URLSearchParams,
  defaults: FinanceTerms,
): { terms: PriceTerms; faults: QueryFault[] } {
  const params = new URLSearchParams()
  const several: QueryFault[] = []
  for (const [parameter, label] of Object.entries(termLabels)) {
    const text = onlyText(given, parameter)
    if (text === null) several.push({ parameter, message: severalOf(label).fault })
    else params.set(parameter, text)
  }
  const { terms, faults: termFaults } = parseTerms(params, defaults)
  const faults: QueryFault[] = [...several, ...termFaults]
  const vatText = (params.get('vat') ?? '').toLowerCase()
  const vat = parseVatBasis(vatText)
  const isDefault = terms.deposit === defaults.deposit && terms.months === defaults.months
  return {
    terms: { ...(vat && { vat }), ...(!isDefault && { terms }) },
    faults:
      vatText === '' || vat ? faults : [...faults, { parameter: 'vat', message: 'VAT: write inc or ex.' }],
  }
}

function formatFilter(field: FilterField, filters: Filters): Texts {
  if (isTextField(field)) return (filters[field] ?? []).map(tidyWord)
  const range = filters[field]
  return range === undefined ? [] : [formatRange(field, range)]
}
