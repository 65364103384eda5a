/** The most characters of a phrase that are read. */
export const longestPhrase = 200

/** As much of what was typed as is read: whole words, because "under 10000" must not be cut to "under 10". */
export function readablePart(typed: string): string {
  if (typed.length <= longestPhrase) return typed
  const start = typed.slice(0, longestPhrase)
  const end = /\s/.test(typed.charAt(longestPhrase)) ? longestPhrase : start.search(/\s\S*$/)
  return end > 0 ? start.slice(0, end) : start
}

/** The smallest part of a phrase: letters, a number, or one sign. "£15k" has three, "c-class" has three. */
export interface Token {
  kind: 'letters' | 'number' | 'sign'
  /** In lower case, without accents, and corrected if it was misspelt. */
  text: string
  /** Of a number. */
  value: number
  /** Where it starts and ends in the phrase. */
  from: number
  to: number
  /** No space before it. */
  joined: boolean
  /** After a comma or semicolon. No name and no unit goes on there. */
  startsClause: boolean
  state: TokenState
  /** Meant as derivatives have it, so no rule but theirs reads it. */
  isQuoted?: true
  /** How unlikely the correction of a misspelt word is, from 1; 0 if it is as typed. */
  corrected: number
  role: TokenRole | null
}

/** open: no rule has read it yet. unknown: a rule has read it as something that cannot be searched for. */
export type TokenState = 'open' | 'read' | 'unknown'

/**
 * What an unread token says of the type of vehicle. vat: nothing against it, and prices of cars include VAT. exclusion:
 * nothing against it. badge: it names a version of a model ("320d", "Mk7"), for which there is no filter. name: of a make or
 * a model, and read. kind: it says which kind of an equipment is meant.
 */
export type TokenRole = 'vat' | 'exclusion' | 'badge' | 'name' | 'kind'

/**
 * Runs of letters and digits are bounded by other kinds of characters, so the pattern reads each character once. Numerals
 * that are no digits ("②"), other currencies and pictures become letters that no rule knows, so they are reported.
 */
const pattern = /(\p{L}+|[^\P{N}\d]|[^\P{Sc}£]|\p{So})|(\d+(?:,\d{3})*(?:\.\d+)?)|([£+\-/<>&~])/gu

const fractions: Readonly<Record<string, string>> = { '¼': '.25', '½': '.5', '¾': '.75' }

/**
 * The words within the first 200 characters of what was typed, as the rules read them: single spaces, digits of every
 * script as 0 to 9, full-width and other compatible forms as the plain ones, none that nobody sees, dashes as hyphens,
 * "6×2" as "6x2", "7,5t" as "7.5t", "£9.995" as "£9,995", "100 000" as "100,000", "2018/19" as
 * "2018-2019", "2k16" as "2016", apostrophes of every kind as ', "Cee'd". A superscript digit stays, because "10²" is not 102.
 */
export function tidyPhrase(typed: string): string {
  const tidied = readablePart(typed)
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(apostrophes, "'")
    .replaceAll(/(?<=\d)[¼½¾]/g, (fraction) => fractions[fraction] ?? '')
    .replaceAll(/[^\p{No}]+/gu, (text) => text.normalize('NFKC'))
    .replaceAll(/\p{Nd}/gu, plainDigit)
    .replaceAll(/\p{Pd}/gu, '-')
    .replaceAll(/(?<=£ ?\d{1,3})\.(?=\d{3}(?!\d))/g, ',')
    .replaceAll(/(?<![\p{L}\d.,])\d{1,3}(?: \d{3})+(?!\d)/gu, withCommas)
    .replaceAll(/(?<=\d ?)[×*](?= ?\d)/g, 'x')
    .replaceAll(/(?<![\p{L}\d])2k(?=[12]\d(?![\p{L}\d]))/giu, '20')
    .replaceAll(shortYears, withWholeYear)
    .replaceAll(/(?<=\d),(?=\d ?(?:t|ton|tons|tonne|tonnes|tonner|l|ltr|litre|litres)(?![a-z\d]))/gi, '.')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return readablePart(tidied)
}

/** Two years, the second without its century. "2021/71" is a year and its plate, and "2018-20k" a year and a price. */
const shortYears =
  /(?<![\p{L}\d.,/-])(20\d\d)[/-](\d\d)(?![\p{L}\d/-]|[.,]\d| (?:k|grand|thousand|plates?|reg)(?!\p{L}))/giu

function withWholeYear(typed: string, year: string, short: string): string {
  const later = Number(`${year.slice(0, 2)}${short}`) - Number(year)
  return later > 0 && later <= 20 ? `${year}-${Number(year) + later}` : typed
}

/** "100 000", "£10 500", "under 12 500" and "12 500 miles" as "100,000" and so on; but not the two models of "208 308". */
function withCommas(typed: string, at: number, phrase: string): string {
  const isOneNumber =
    typed.endsWith(' 000') ||
    /(?:£|\b(?:under|below|over|above|than|max|to)) ?$/i.test(phrase.slice(Math.max(0, at - 6), at)) ||
    /^ ?(?:miles?|mls|kms?|quid|pounds?|gbp|max)(?![a-z])/i.test(phrase.slice(at + typed.length))
  return isOneNumber ? typed.replaceAll(' ', ',') : typed
}

/** Also those that a keyboard or an editor puts in their place: a prime, an accent alone, a letter of other scripts. */
const apostrophes = /[’‘‛`´ʼʹʻʾʿˈꞌ′＇]/gu

/** Each script has its digits in one run from 0 to 9. */
function plainDigit(digit: string): string {
  if (/\d/.test(digit)) return digit
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1
  return String(value)
}

/** The end of "I'm", "we've" or "BMW's", with the letter before. The "t" of "don't" is read by the rules of denials. */
const contraction = /^\p{L}'(?:s|m|d|ll|ve|re)$/iu

export function splitTokens(phrase: string): Token[] {
  const tokens: Token[] = []
  for (const match of phrase.matchAll(pattern)) {
    const [typed, letters, digits] = match
    const from = match.index
    const before = tokens.at(-1)
    tokens.push({
      kind: letters !== undefined ? 'letters' : digits !== undefined ? 'number' : 'sign',
      text: letters === undefined ? typed.replaceAll(',', '') : standardWord(plainText(letters)),
      value: digits === undefined ? Number.NaN : Number(digits.replaceAll(',', '')),
      from,
      to: from + typed.length,
      joined: before !== undefined && before.to === from,
      startsClause: /[,;]/.test(phrase.slice(before?.to ?? 0, from)),
      state: contraction.test(phrase.slice(Math.max(0, from - 2), from + typed.length)) ? 'read' : 'open',
      corrected: 0,
      role: null,
    })
  }
  return tokens
}

/** Words of Scots and of the north that rules look for: "nowt over 8 grand", "nae diesels". */
const dialect = new Map(
  Object.entries({
    nowt: 'nothing',
    owt: 'anything',
    summat: 'something',
    sommat: 'something',
    nae: 'no',
    mair: 'more',
    cannae: 'cannot',
    dinnae: 'dont',
    dinna: 'dont',
    isnae: 'isnt',
    willnae: 'wont',
    aint: 'isnt',
  }),
)

function standardWord(word: string): string {
  return dialect.get(word) ?? word
}

/** In lower case and without accents. */
export function plainText(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

/** A name as the lexicon looks it up: letters and digits only, so "C-Class", "c class" and "cclass" are the same. */
export function keyOf(name: string): string {
  return plainText(name.replaceAll(apostrophes, '')).replaceAll(/[^\p{L}\d]/gu, '')
}
