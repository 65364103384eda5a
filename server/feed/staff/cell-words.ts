import { readVatStatus } from '#domain/finance/vat-words.ts'
import { readLifecycle } from '#domain/stock/lifecycle-words.ts'
import { readVehicleType } from '#domain/stock/type-words.ts'
import { stateField, typeField, vatField } from '../column-maps/column-guesses.data.ts'
import { type ConversionName, conversions, isNothing } from '../column-maps/conversions.ts'
import { fieldKey } from '../column-maps/field-choices.ts'

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

const states: Meanings['meanings'] = [
  { value: 'FORECOURT', label: 'For sale' },
  { value: 'SALE_IN_PROGRESS', label: 'Reserved' },
  { value: 'SOLD', label: 'Sold' },
  { value: 'DUE_IN', label: 'Not here yet' },
  { value: 'DELETED', label: 'Not for sale' },
]

/** By `fieldKey`. */
const fewValues: Readonly<Record<string, Meanings>> = {
  [`${stateField}:text`]: { read: readLifecycle, meanings: states },
  [`${stateField}:sold`]: { read: conversions.sold, meanings: states },
  [`${stateField}:reserved`]: { read: conversions.reserved, meanings: states },
  [`${vatField}:text`]: {
    read: readVatStatus,
    meanings: [
      { value: 'Ex VAT', label: 'VAT comes on top' },
      { value: 'Inc VAT', label: 'VAT is in the price' },
      { value: 'No VAT', label: 'No VAT to pay' },
    ],
  },
  [`${typeField}:text`]: {
    read: readVehicleType,
    meanings: ['Car', 'Van', 'Truck'].map((value) => ({ value, label: value })),
  },
}

/** That are asked about at once: a column with more is perhaps another one. */
const mostWords = 12
const longestWord = 60

/** What a person can choose for a word of the field; none for a field of any text. */
export function meaningsOf(field: { to: string; as: ConversionName }): readonly Meaning[] {
  return fewValues[fieldKey(field)]?.meanings ?? []
}

/**
 * The words of a column that somebody has explained, and those that its field does not know.
 *
 * @param others unknown words of later rows, as an import reports them
 */
export function wordsOf(
  field: { to: string; as: ConversionName; values?: Readonly<Record<string, string>> | undefined },
  cells: readonly string[],
  others: readonly string[] = [],
): CellWord[] {
  const few = fewValues[fieldKey(field)]
  if (!few) return []
  const { values = {} } = field
  const distinct = new Set([...cells.map((cell) => cell.trim()), ...others])
  const unknown = [...distinct].filter(
    (cell) => cell.length <= longestWord && !Object.hasOwn(values, cell) && isUnknown(cell, few),
  )
  return [
    ...Object.entries(values).map(([cell, meaning]) => ({ cell, meaning })),
    ...unknown.slice(0, mostWords).map((cell) => ({ cell, meaning: '' })),
  ]
}

function isUnknown(cell: string, { read }: Meanings): boolean {
  return !isNothing(cell) && read(cell) === null
}
