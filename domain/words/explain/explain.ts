import { defaultSortOrder } from '../../stock/sort-orders.ts'
import type { VehicleType } from '../../stock/vehicle-type.ts'
import { unreadWords } from '../combine/unread-words.ts'
import type { Interpretation } from '../interpretation.ts'
import type { Reading } from '../reading.ts'
import { findWholeNumber } from '../recognise/vehicle-numbers.ts'
import { formatFilters } from './format-filters.ts'

/** The search that a reading asks for, and the words that are no part of it. */
export function explain(reading: Reading): Omit<Interpretation, 'hasContactDetails'> {
  const notUnderstood = unreadWords(reading)
  const type = typeOfNumber(reading)
  const isUnsure = notUnderstood.length > 0 || (reading.words.has('registration') && type === null)
  const number = isUnsure ? findWholeNumber(reading.phrase, reading.vocabulary) : null
  if (number) return { ...number, sort: defaultSortOrder, notUnderstood: [] }
  return {
    type: type ?? reading.type,
    filters: formatFilters(reading),
    sort: reading.sort ?? defaultSortOrder,
    notUnderstood,
  }
}

/** The type of the vehicle whose number is in the phrase. */
function typeOfNumber({ words, vocabulary }: Reading): VehicleType | null {
  for (const field of ['registration', 'stockId'] as const) {
    for (const text of words.get(field) ?? []) {
      const found = vocabulary.findVehicle(field, text)
      if (found) return found.type
    }
  }
  return null
}
