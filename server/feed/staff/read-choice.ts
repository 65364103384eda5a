import { vehicleTypes } from '#domain/stock/vehicle-type.ts'
import { type ColumnMap, columnOf } from '../column-maps/column-map.ts'
import { fieldChoices, fieldKey, labelOf } from '../column-maps/field-choices.ts'
import type { ColumnChoice, SheetColumn } from './read-sheet.ts'

/** Fields that several columns may fill together. */
const isShared = (to: string) =>
  to === 'media.images' || to === 'features' || to === 'metadata.lifecycleState'

/** What a person has chosen in the form of a file: `column-N` is a `FieldChoice.key`, or '' for a column that is left out. */
export function readChoice(
  form: URLSearchParams,
  columns: readonly SheetColumn[],
  map: ColumnMap,
): ColumnChoice | { mistake: string } {
  const fields = new Map<string, ReturnType<typeof fieldOf>>()
  for (const [index, { heading }] of columns.entries())
    fields.set(heading, fieldOf(form.get(`column-${index}`) ?? '', heading, map))
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
