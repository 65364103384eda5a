import { vehicleTypes } from '#domain/stock/vehicle-type.ts'
import { type ColumnMap, columnOf } from '../column-maps/column-map.ts'
import { fieldChoices, fieldKey, labelOf } from '../column-maps/field-choices.ts'
import { meaningsOf } from './cell-words.ts'
import type { ChosenField, ColumnChoice, SheetColumn } from './read-sheet.ts'

/** Fields that several columns may fill together. */
const isShared = (to: string) =>
  to === 'media.images' || to === 'features' || to === 'metadata.lifecycleState'

/**
 * What a person has chosen in the form of a file: `column-N` is a `FieldChoice.key`, or '' for a column that is left out;
 * `meaning-N-M` is what `word-N-M` means in the column N.
 */
export function readChoice(
  form: URLSearchParams,
  columns: readonly SheetColumn[],
  map: ColumnMap,
): ColumnChoice | { mistake: string } {
  const fields = new Map<string, ChosenField | null>()
  for (const [index, column] of columns.entries()) {
    const field = fieldOf(form.get(`column-${index}`) ?? '', column.heading, map)
    // Of another field, the words mean nothing.
    const isSame = field !== null && column.field === fieldKey(field)
    const values = isSame ? valuesOf(form, index, columnOf(map, column.heading)) : undefined
    fields.set(column.heading, field && values ? { ...field, values } : field)
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

/** What the words of a column mean; undefined where the form asks about none. */
function valuesOf(
  form: URLSearchParams,
  index: number,
  column: ColumnMap['columns'][string] | undefined,
): Readonly<Record<string, string>> | undefined {
  if (column === undefined || !form.has(`word-${index}-0`)) return undefined
  const known = new Set(meaningsOf(column).map(({ value }) => value))
  const values: [string, string][] = []
  for (let word = 0; form.has(`word-${index}-${word}`); word += 1) {
    const cell = form.get(`word-${index}-${word}`) ?? ''
    const meaning = form.get(`meaning-${index}-${word}`) ?? ''
    if (known.has(meaning) || meaning === (column.values?.[cell] ?? '-')) values.push([cell, meaning])
  }
  return Object.fromEntries(values)
}
