import { tidyWord } from 'facet-index'
import { emissionClassOf } from '../stock/emission-class.ts'
import type { TextField } from '../stock/filter-fields.ts'

/** The text of a filter in the form in which listings have it, so that "EURO6" finds "Euro 6". */
export function tidyFilterText(field: TextField, text: string): string {
  const tidy = tidyWord(text)
  return field === 'emissionClass' ? (emissionClassOf(tidy) ?? '') : tidy
}
