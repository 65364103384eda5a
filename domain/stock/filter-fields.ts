import type { definitions, FilterKind } from './filter-definitions.data.ts'
import { filterShapes } from './filter-shapes.ts'

export type FilterField = keyof typeof definitions

/** A dealer may offer fewer: `content/offered-search.ts`. */
export const filterFields = Object.keys(filterShapes) as FilterField[]

type FieldOfKind<K extends FilterKind> = {
  [F in FilterField]: (typeof definitions)[F]['kind'] extends K ? F : never
}[FilterField]

export type WordField = FieldOfKind<'word'>
/** Several words of a list for each vehicle. */
export type FlagsField = FieldOfKind<'flags'>
export type IdentifierField = FieldOfKind<'identifier'>
export type ExclusionField = FieldOfKind<'exclusion'>
/** Words within the derivative. */
export type WordsField = FieldOfKind<'words'>
export type NumberField = FieldOfKind<'count' | 'measure'>
/** Filtered by one or more texts. */
export type TextField = WordField | FlagsField | IdentifierField | ExclusionField | WordsField
type DerivedField = {
  [F in FilterField]: (typeof definitions)[F] extends { derived: true } ? F : never
}[FilterField]
/** Numbers of a listing. */
export type ListedNumber = Exclude<NumberField, DerivedField>
/** Fields with a facet in the index. */
export type FacetField = WordField | FlagsField | ListedNumber
/** Fields that phrases name beside a number. */
export type PhraseField = {
  [F in FilterField]: (typeof definitions)[F] extends { phrase: object } ? F : never
}[FilterField]

export const wordFields = filterFields.filter(isWordField)
export const identifierFields = filterFields.filter(isIdentifierField)
export const numberFields = filterFields.filter(isNumberField)
export const listedNumbers = numberFields.filter(isListedNumber)
export const facetFields = filterFields.filter(
  (field): field is FacetField =>
    isWordField(field) || isFlagsField(field) || (isNumberField(field) && isListedNumber(field)),
)

export function isWordField(field: FilterField): field is WordField {
  return filterShapes[field].kind === 'word'
}

/** Whether the field is filtered by texts, several of which may be given. */
export function isTextField(field: FilterField): field is TextField {
  return (
    isWordField(field) ||
    isFlagsField(field) ||
    isIdentifierField(field) ||
    isExclusionField(field) ||
    isWordsField(field)
  )
}

export function isFlagsField(field: FilterField): field is FlagsField {
  return filterShapes[field].kind === 'flags'
}

export function isIdentifierField(field: FilterField): field is IdentifierField {
  return filterShapes[field].kind === 'identifier'
}

export function isExclusionField(field: FilterField): field is ExclusionField {
  return filterShapes[field].kind === 'exclusion'
}

export function isWordsField(field: FilterField): field is WordsField {
  return filterShapes[field].kind === 'words'
}

function isNumberField(field: FilterField): field is NumberField {
  return !isTextField(field)
}

function isListedNumber(field: NumberField): field is ListedNumber {
  return filterShapes[field].derived !== true
}

/** How many stored steps make one unit of the field: 10 for engine size in tenths of a litre, 1 for most fields. */
export function scaleOf(field: NumberField): number {
  return filterShapes[field].scale ?? 1
}
