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
  return spellings[field].get(plain) ?? sameMeaning(spellings[field], plain.split(' '))
}

/** "S tronic auto", "automatic CVT": several known words that mean one and the same. Null where one is not known. */
function sameMeaning(known: ReadonlyMap<string, string>, words: readonly string[]): string | null {
  let meaning: string | null = null
  for (let at = 0; at < words.length; ) {
    let length = Math.min(longestSpelling, words.length - at)
    while (length > 0 && !known.has(words.slice(at, at + length).join(' '))) length -= 1
    const own = known.get(words.slice(at, at + length).join(' '))
    if (own === undefined || (meaning !== null && own !== meaning)) return null
    meaning = own
    at += length
  }
  return meaning
}

/** Words. */
const longestSpelling = 5

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

/** "5dr hatch", "4D Sedan", "3 door coupe". */
function withoutDoors(key: string): string {
  return key.replace(/^[2-7] ?(?:d|dr|drs|door|doors) (?=\w)/, '')
}

/** "6 spd manual", "manual 6 speed", "8g automatic", "auto 7" and "M6" without the number of gears. */
function withoutGears(key: string): string {
  return key
    .replace(/^([am])(?=\d{1,2}$)/, '$1 ')
    .replace(/\b\d{1,2} ?(?:speed|spd|sp|gears?|gang|g|s)\b/, ' ')
    .replace(/^\d{1,2} (?=[a-z])|(?<=[a-z]) \d{1,2}$/, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
}
