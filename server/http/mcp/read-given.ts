import type { z } from 'zod'
import type { Fault } from '#domain/fault.ts'
import type { PhraseFilters } from '#domain/words/interpretation.ts'
import { readFilters } from '../api/read-filters.ts'
import { mayRepeat } from '../parse-query-string.ts'
import type { givenFilters } from './tool-schemas.ts'

/**
 * The filters of a call, with those of its phrase that it does not replace: as parameters of an address and read, with the
 * same faults as a call of the API that has the parameters.
 */
export function readGiven(given: z.output<typeof givenFilters> = {}, ofPhrase: PhraseFilters = {}) {
  const repeated: Fault[] = []
  const parameters: Record<string, string | readonly string[]> = { ...ofPhrase }
  for (const [name, value] of Object.entries(given)) {
    const [first = '', ...others] = [value ?? ''].flat().map(String)
    if (mayRepeat(name)) parameters[name] = [first, ...others]
    else if (others.length === 0) parameters[name] = first
    else repeated.push({ path: name, message: 'Give this parameter once.' })
  }
  const { filters, faults } = readFilters(parameters)
  return { parameters: parameters as PhraseFilters, filters, faults: [...repeated, ...faults] }
}
