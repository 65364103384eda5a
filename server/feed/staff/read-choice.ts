import { vehicleTypes } from '#domain/stock/vehicle-type.ts'
import { type ColumnMap, columnOf } from '../column-maps/column-map.ts'
import { fieldChoices, fieldKey, labelOf } from '../column-maps/field-choices.ts'
import type { ChosenField, ColumnChoice, SheetColumn } from './read-sheet.ts'

/** Fields that several columns may fill together. */
const isShared = (to: string) =>
  to === 'media.images' || to === 'features' || to === 'metadata.lifecycleState'

/**
 * What a person has chosen in the form of a file: `column-N` is a `FieldChoice.key`, or '' for a column that is left out;
 * `word-N-M` is what the word M of the column N means.
 */
export function readChoice(
  form: URLSearchParams,
  columns: readonly SheetColumn[],
  map: ColumnMap,
): ColumnChoice | { mistake: string } {
  const fields = new Map<string, ChosenField | null>()
  for (const [index, column] of columns.entries()) {
    const field = fieldOf(form.get(`column-${index}`) ?? '', column.heading, map)
    const values = valuesOf(column, columnOf(map, column.heading)?.values, (word) =>
      form.get(`word-${index}-${word}`),
    )
    fields.set(
      column.heading,
      field && column.field === fieldKey(field) && values ? { ...field, values } : field,
    )
  }
  const taken = new Map<string, string>()
  for (const [heading, field] of fields) {
    if (field === null || isShared(field.to)) continue
    const other = taken.get(field.to)
    if (other !== undefined)
      return { mistake: `“${other}” and “${heading}” are both ${labelOf(field)}. Leave one of them out.` }
    taken.set(field.to, heading)
  }
  const type = form.get('default-type')?.toLowerCase()
  const known = vehicleTypes.find((each) => each === type) ?? 'car'
  return { fields, defaultType: known.charAt(0).toUpperCase() + known.slice(1) }
}

/** Of the fields that can be chosen, or as the column is read already. */
function fieldOf(key: string, heading: string, map: ColumnMap) {
  const before = columnOf(map, heading)
  if (before && fieldKey(before) === key) return { to: before.to, as: before.as }
  const choice = fieldChoices.find((each) => each.key === key)
  return choice ? { to: choice.to, as: choice.as } : null
}

/** Those of the map, with what the form says of each word; undefined where it asks about none. */
function valuesOf(
  { words, meanings }: SheetColumn,
  before: Readonly<Record<string, string>> | undefined,
  chosen: (word: number) => string | null,
): Readonly<Record<string, string>> | undefined {
  if (words.length === 0) return undefined
  const others = Object.entries(before ?? {}).filter(([cell]) => !words.some((word) => word.cell === cell))
  const said = words.flatMap(({ cell, meaning }, index) => {
    const value = chosen(index) ?? meaning
    const isKnown = value === meaning || meanings.some((each) => each.value === value)
    return isKnown && value !== '' ? [[cell, value]] : []
  })
  return Object.fromEntries([...others, ...said])
}
