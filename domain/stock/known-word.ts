import { type KnownWords, knownColours, knownWords } from './known-words.data.ts'

export type KnownWordField = keyof typeof knownWords

export const knownWordFields = Object.keys(knownWords) as KnownWordField[]

/** The word as the trade writes it: "hatch" as "Hatchback", "5 speed manual" as "Manual". Null for one that is not known. */
export function knownWord(field: KnownWordField, text: string): string | null {
  if (text.length > longestWord) return null
  const own = spellings[field].get(text)
  if (own !== undefined) return own
  const key = wordKey(text)
  const plain =
    field === 'transmissionType' ? withoutGears(key) : field === 'bodyType' ? withoutDoors(key) : key
  return spellings[field].get(plain) ?? null
}

/**
 * The colour of a paint, for the filter: "white met" and "Alpine White" are White, "Silver Grey" is Grey, as the last word
 * says. Null where no colour or, as in "black/red", more than one is named.
 */
export function knownColour(text: string): string | null {
  if (text.length > longestWord) return null
  const whole = colours.get(wordKey(text))
  if (whole !== undefined) return whole
  if (/[/&,;]| and | with /i.test(text)) return null
  const named = wordKey(text)
    .split(' ')
    .flatMap((word) => colours.get(word) ?? [])
  return named.at(-1) ?? null
}

/** Characters. */
const longestWord = 60

function spellingsOf(words: KnownWords): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(words).flatMap(([word, others]) => [
      [word, word],
      [wordKey(word), word],
      ...others
        .split(',')
        .flatMap((other): [string, string][] => (other.trim() ? [[other.trim(), word]] : [])),
    ]),
  )
}

const spellings = Object.fromEntries(
  knownWordFields.map((field) => [field, spellingsOf(knownWords[field])]),
) as Record<KnownWordField, ReadonlyMap<string, string>>

const colours = spellingsOf(knownColours)

function wordKey(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z\d]+/g, ' ')
    .trim()
}

/** "6 spd manual", "manual 6 speed" and "8g automatic" without the number of gears. */
/** "5dr hatch", "4D Sedan", "3 door coupe". */
function withoutDoors(key: string): string {
  return key.replace(/^[2-7] ?(?:d|dr|drs|door|doors) (?=\w)/, '')
}

function withoutGears(key: string): string {
  return key
    .replace(/\b\d{1,2} ?(?:speed|spd|sp|gears?|gang|g|s)\b/, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
}
