import { readVatStatus } from '#domain/finance/vat-words.ts'
import { readLifecycle } from '#domain/stock/lifecycle-words.ts'
import { readVehicleType } from '#domain/stock/type-words.ts'
import { stateField, typeField, vatField } from '../column-maps/column-guesses.data.ts'
import { type ConversionName, isNothing } from '../column-maps/conversions.ts'

/** A word of a file that the file alone does not explain: "F" in a column of states. */
export interface CellWord {
  cell: string
  /** One of the values of `meanings`; '' while nobody has said it. */
  meaning: string
}

/** What a cell can mean in a field that has few values. */
interface Meanings {
  read: (cell: string) => unknown
  meanings: readonly Meaning[]
}

/** As the record has it, with the word of staff. */
export interface Meaning {
  value: string
  label: string
}

const fewValues: Readonly<Record<string, Meanings>> = {
  [stateField]: {
    read: readLifecycle,
    meanings: [
      { value: 'FORECOURT', label: 'For sale' },
      { value: 'SALE_IN_PROGRESS', label: 'Reserved' },
      { value: 'SOLD', label: 'Sold' },
      { value: 'DUE_IN', label: 'Not here yet' },
      { value: 'DELETED', label: 'Not for sale' },
    ],
  },
  [vatField]: {
    read: readVatStatus,
    meanings: [
      { value: 'Ex VAT', label: 'VAT comes on top' },
      { value: 'Inc VAT', label: 'VAT is in the price' },
      { value: 'No VAT', label: 'No VAT to pay' },
    ],
  },
  [typeField]: {
    read: readVehicleType,
    meanings: ['Car', 'Van', 'Truck'].map((value) => ({ value, label: value })),
  },
}

/** Of more, the first: a column with this many words is another one. */
const mostWords = 12
const longestWord = 60

/** What a person can choose for a word of the field; none for a field of any text. */
export function meaningsOf(field: { to: string; as: ConversionName }): readonly Meaning[] {
  return (field.as === 'text' && fewValues[field.to]?.meanings) || []
}

/** The words of a column that its field does not know, and those that somebody has explained. */
export function wordsOf(
  field: { to: string; as: ConversionName; values?: Readonly<Record<string, string>> | undefined },
  cells: readonly string[],
): CellWord[] {
  const few = field.as === 'text' ? fewValues[field.to] : undefined
  if (!few) return []
  const { values = {} } = field
  const said = (cell: string) => (Object.hasOwn(values, cell) ? (values[cell] ?? '') : '')
  const distinct = [...new Set(cells.map((cell) => cell.trim()))]
  return distinct
    .filter((cell) => cell.length <= longestWord && (said(cell) !== '' || isUnknown(cell, few)))
    .slice(0, mostWords)
    .map((cell) => ({ cell, meaning: said(cell) }))
}

function isUnknown(cell: string, { read }: Meanings): boolean {
  return !isNothing(cell) && read(cell) === null
}
