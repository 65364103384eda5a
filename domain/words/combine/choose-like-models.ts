import type { Reading } from '../reading.ts'
import { addWords, nameOfModel } from './add-filters.ts'

/**
 * "Something like a Qashqai": the body type, the size and the prices that most of them have in this stock, without the
 * model itself. What the phrase says of its own counts before.
 */
export function chooseLikeModels(reading: Reading): void {
  const { type, liked, words, ranges, vocabulary } = reading
  if (liked.length === 0) return
  addWords(reading, 'notModel', liked.map(nameOfModel))
  const makes = [...new Set(liked.map(({ make }) => make))]
  const models = [...new Set(liked.map(({ model }) => model))]
  const { price, seats, ...named } = vocabulary.modelProfile(type, { makes, models })
  for (const [field, value] of Object.entries(named)) if (!words.has(field)) addWords(reading, field, [value])
  if (seats !== undefined && !ranges.has('seats')) ranges.set('seats', { low: seats, high: seats })
  if (price && !ranges.has('price') && !ranges.has('monthlyPrice')) ranges.set('price', price)
}
