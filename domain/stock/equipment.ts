import { type EquipmentItem, equipmentItems, otherThings } from './equipment.data.ts'
import type { StockRecord } from './record.ts'

/** The names of all equipment, in the order in which it is listed. */
export const equipmentNames: readonly string[] = equipmentItems.map(({ name }) => name)

/**
 * What each of the phrases for equipment means: one name, for some phrases two, for those of other things none. In lower
 * case, words with single spaces.
 */
export const equipmentPhrases: ReadonlyMap<string, readonly EquipmentItem[]> = phrasesOf(equipmentItems)

function phrasesOf(items: readonly EquipmentItem[]): Map<string, EquipmentItem[]> {
  const phrases = new Map<string, EquipmentItem[]>(listOf(otherThings).map((phrase) => [phrase, []]))
  for (const item of items) {
    for (const phrase of listOf(item.calledBy)) phrases.set(phrase, [...(phrases.get(phrase) ?? []), item])
  }
  return phrases
}

function listOf(text: string): string[] {
  return text.split(',').map((phrase) => phrase.trim().replaceAll(/\s+/g, ' '))
}

const itemsByName = new Map(equipmentItems.map((item) => [item.name, item]))
const unlessWords = new Map(equipmentItems.map((item) => [item, listOf(item.unless ?? '')]))
const mostWords = Math.max(...Array.from(equipmentPhrases.keys(), (phrase) => phrase.split(' ').length))
/** Longer names of features are descriptions; only their start is read. */
const longestName = 120

/** The equipment that a record's features and its own flag name, in the order of `equipmentNames`; null for none. */
export function equipmentOf({
  features,
  vehicle,
}: Pick<StockRecord, 'features'> & { vehicle?: Record<string, unknown> }): string[] | null {
  const found = new Set<string>()
  if (vehicle?.wheelchairAccessible === true) found.add('Wheelchair access')
  for (const { name, genericName } of features ?? []) {
    for (const text of [name, genericName]) {
      if (typeof text === 'string') for (const own of rememberedEquipment(text)) found.add(own)
    }
  }
  return found.size > 0 ? equipmentNames.filter((name) => found.has(name)) : null
}

/** A stock repeats some hundred names of features. */
const remembered = new Map<string, readonly string[]>()
const mostRemembered = 5_000

function rememberedEquipment(text: string): readonly string[] {
  const start = text.slice(0, longestName)
  const known = remembered.get(start)
  if (known !== undefined) return known
  const found = readEquipment(start)
  if (remembered.size >= mostRemembered) remembered.clear()
  remembered.set(start, found)
  return found
}

/** A feature whose name has one of these is not there, or is only prepared for. */
const denyingWords = new Set(
  'no not without delete deleted optional ready prepared preparation prep wired'.split(' '),
)

/** The longest phrase at each word, and what it implies. */
function readEquipment(text: string): string[] {
  const words = wordsOf(text)
  if (words.some((word) => denyingWords.has(word))) return []
  const found = new Set<string>()
  for (let at = 0; at < words.length; ) {
    const { items, length } = longestPhrase(words, at)
    at += length
    for (const item of items) {
      if (!unlessWords.get(item)?.some((word) => words.includes(word))) addWithImplied(item.name, found)
    }
  }
  return [...found]
}

function longestPhrase(
  words: readonly string[],
  at: number,
): { items: readonly EquipmentItem[]; length: number } {
  for (let length = Math.min(mostWords, words.length - at); length > 0; length--) {
    const items = equipmentPhrases.get(words.slice(at, at + length).join(' '))
    if (items) return { items, length }
  }
  return { items: [], length: 1 }
}

function addWithImplied(name: string, found: Set<string>): void {
  if (found.has(name)) return
  found.add(name)
  for (const implied of itemsByName.get(name)?.implies ?? []) addWithImplied(implied, found)
}

/** "Driver’s seat, 8-way" is drivers, seat, 8, way. */
function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}
