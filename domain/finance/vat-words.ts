import { type VatStatus, vatPhrases, vatStatuses } from './vat-words.data.ts'

/** Characters, the most that a text of a record has. */
const longestStatus = 300

/**
 * The one reader of VAT words: of a record's `vatStatus`, of the words beside a price, and of what is typed by hand. Null
 * for a text that says nothing of VAT, says two things, or has words that are not known, because half of it could mean
 * the opposite. The specification's two spellings are an exception: they count wherever they stand, unless denied.
 */
export function readVatStatus(text: string | null | undefined): VatStatus | null {
  if (!text || text.length > longestStatus) return null
  return plainSpellings.get(text) ?? readWords(text)
}

/**
 * What a price and the column of VAT beside it say together: "+ VAT" and "VAT qualifying" are a price without the tax, which a
 * business reclaims. Of two that contradict, a price without VAT counts, because it promises no buyer too little.
 */
export function agreeOnVat(
  price: VatStatus,
  column: string,
): { vatStatus: string; isContradiction: boolean } {
  const own = readVatStatus(column)
  if (own === null || own === price)
    return { vatStatus: own === null ? price : column, isContradiction: false }
  const others = [price, own].filter((status) => status !== 'VAT qualifying')
  const [other] = others
  if (others.length === 1 && other !== undefined && other !== 'No VAT')
    return { vatStatus: other === 'Ex VAT' ? other : 'VAT qualifying', isContradiction: false }
  const vatStatus = others.includes('Ex VAT') ? 'Ex VAT' : column
  return { vatStatus, isContradiction: true }
}

/** Whether the text names the tax at all, in English or German. */
export function mentionsVat(text: string): boolean {
  return vatAlone.test(text) || wordsOf(text).some((word) => taxNames.has(word))
}

/** As nearly every record names it. */
const vatAlone = /(?<![\p{L}\d])vat(?![\p{L}\d])/iu

/** Nearly every record has one of these. */
const plainSpellings = new Map<string, VatStatus>(vatStatuses.map((status) => [status, status]))

function readWords(text: string): VatStatus | null {
  const words = wordsOf(text)
  const telling = words.filter((word) => !taxNames.has(word) && !fillers.has(word))
  const phrases = telling.length < words.length ? vatPhrases.all : vatPhrases.withoutTheTax
  const meanings = new Set<VatStatus>()
  const unknown: string[] = []
  for (let at = 0; at < telling.length; ) {
    const length = longestPhrase(phrases, telling, at)
    const meaning = phrases.get(telling.slice(at, at + length).join(' '))
    if (meaning) meanings.add(meaning)
    else unknown.push(telling[at] as string)
    at += length
  }
  // "Ex VAT, VAT qualifying": a business reclaims what is added; the price is without it.
  if (meanings.size === 2 && meanings.has('VAT qualifying') && !meanings.has('No VAT'))
    meanings.delete(meanings.has('Ex VAT') ? 'VAT qualifying' : 'Inc VAT')
  const [meaning, ...others] = meanings
  if (!meaning || others.length > 0) return null
  if (unknown.length === 0) return meaning
  const isDenied = unknown.some((word) => denials.has(word))
  return meaning === 'Ex VAT' && !isDenied && specified.test(text) ? 'Ex VAT' : null
}

/** "Ex Vat" and "+ VAT" in a longer text: see the business constants of the specification. */
const specified = /\bex vat|\+ vat/i

const denials = new Set(['not', 'no', 'non', 'never', 'without'])
const taxNames = new Set(['vat', 'mwst', 'ust'])

/** Words that change nothing: "the price is £10,000 + VAT at 20 %". */
const fillers = new Set(
  'price prices priced the this is are be will to a of at all only shown as advertised quoted stated rate standard uk 20 percent'.split(
    ' ',
  ),
)

/** "+V.A.T.", "exVAT", "Ex-VAT", "MwSt. ausweisbar" and "VAT_QUALIFYING" in lower-case words; a "+" only beside the tax. */
function wordsOf(text: string): string[] {
  const words = text
    .slice(0, longestStatus)
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/\bv[. ]?a[. ]?t\b/g, ' vat ')
    .replaceAll(/\b(exc?l?|incl?|no|non|plus)vat\b/g, '$1 vat ')
    .replaceAll(/\bvat(inc|excl?|free|q)\b/g, ' vat $1 ')
    .replaceAll(/[+&]/g, ' + ')
    .replaceAll(/\bn\/a\b/g, ' na ')
    .replaceAll(/\bw\/o\b/g, ' without ')
    .split(/[^a-z\d+]+/)
    .filter(Boolean)
  const isNamed = words.some((word) => taxNames.has(word))
  return words.flatMap((word) => (word !== '+' ? word : isNamed ? 'plus' : []))
}

/** Words of the phrase that begins at `at`; 1 when none does. */
function longestPhrase(
  phrases: ReadonlyMap<string, VatStatus>,
  words: readonly string[],
  at: number,
): number {
  for (let length = 4; length > 1; length--) {
    if (at + length <= words.length && phrases.has(words.slice(at, at + length).join(' '))) return length
  }
  return 1
}
