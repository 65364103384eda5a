import { plateOf, type YearMonth } from '../stock/number-plate.ts'
import { defaultSortOrder, type SortOrder } from '../stock/sort-orders.ts'
import { type VehicleType, vehicleTypes } from '../stock/vehicle-type.ts'
import { type Atom, tidyPhrase, toAtoms } from './atoms.ts'
import { chooseByStock } from './choose-by-stock.ts'
import { chooseReading } from './choose-reading.ts'
import { withoutContactDetails } from './contact-details.ts'
import { formatReading, type PhraseFilters } from './format-reading.ts'
import { createLexicon, type Lexicon } from './lexicon.ts'
import { wordsNotRead } from './not-read.ts'
import { readBareNumbers } from './read-bare-numbers.ts'
import { readNames } from './read-names.ts'
import { readBarePlaces, readPlaces, readRadius } from './read-places.ts'
import { dropTermWithoutFinance, readQuantities } from './read-quantity.ts'
import { applyCleanAir, readSetPhrases } from './read-set-phrases.ts'
import { findWholeNumber, readVehicleNumbers } from './read-vehicle-number.ts'
import type { Reading } from './reading.ts'
import { wordsAfterNumbers } from './rule-words.ts'
import { splitJoinedWords } from './split-joined-words.ts'
import type { StockVocabulary } from './vocabulary.ts'

/** A phrase as a search. */
export interface Interpretation {
  type: VehicleType
  filters: PhraseFilters
  sort: SortOrder
  /** As typed, in the order of the phrase. Never an email address or a telephone number. */
  notUnderstood: readonly string[]
  /** The phrase had an email address or a telephone number. Nothing of it is in the search. */
  hasContactDetails: boolean
}

export type Interpret = (phrase: string, asked?: VehicleType | null) => Interpretation

/**
 * Compiles a vocabulary once for many phrases.
 *
 * @param thisMonth The month in which "3 years old" is counted and "new plate" is current.
 */
export function createInterpret(vocabulary: StockVocabulary, thisMonth: () => YearMonth): Interpret {
  const lexicons = Object.fromEntries(
    vehicleTypes.map((type) => [type, createLexicon(vocabulary.types[type])]),
  ) as Record<VehicleType, Lexicon>
  const isName = (key: string) => vehicleTypes.some((type) => lexicons[type].entries.has(key))
  const isKnown = (word: string) => vehicleTypes.some((type) => lexicons[type].isKnown(word))
  const isMisspelt = (word: string) => vehicleTypes.some((type) => lexicons[type].correct(word) !== null)
  const entriesOf = (key: string) => vehicleTypes.flatMap((type) => lexicons[type].entries.get(key) ?? [])

  return (typed, asked = null) => {
    const tidied = tidyPhrase(typed)
    const phrase = withoutContactDetails(tidied)
    const hasContactDetails = phrase !== tidied
    const atoms = splitJoinedWords(toAtoms(phrase), entriesOf, isKnown, isMisspelt)
    const month = thisMonth()
    const readings = vehicleTypes.map((type) => {
      const reading = startReading(
        phrase,
        type,
        atoms.map((atom) => ({ ...atom })),
        month,
      )
      readPhrase(reading)
      return reading
    })
    const best = chooseReading(readings, asked)
    const notUnderstood = wordsNotRead(best)
    const number = notUnderstood.length > 0 ? findWholeNumber(phrase, vocabulary) : null
    if (number) return { ...number, sort: defaultSortOrder, notUnderstood: [], hasContactDetails }
    return {
      type: findByNumber(best) ?? best.type,
      filters: formatReading(best),
      sort: best.sort ?? defaultSortOrder,
      notUnderstood,
      hasContactDetails,
    }
  }

  function startReading(phrase: string, type: VehicleType, atoms: Atom[], month: YearMonth): Reading {
    return {
      phrase,
      type,
      thisYear: month.year,
      newestPlate: plateOf(month.year, month.month) ?? '',
      atoms,
      lexicon: lexicons[type],
      vocabulary,
      isName,
      words: new Map(),
      ranges: new Map(),
      texts: new Map(),
      termAt: null,
      sort: null,
      isOtherType: false,
      isForCleanAir: false,
      vatWords: new Set(),
      excludedMakes: new Set(),
      exclusions: new Set(),
      badges: new Set(),
      doubts: 0,
    }
  }
}

/** The rules in their order: the more a rule needs to be sure, the earlier it reads. */
function readPhrase(reading: Reading): void {
  readVehicleNumbers(reading)
  correctAtoms(reading)
  readSetPhrases(reading)
  readRadius(reading)
  readPlaces(reading)
  readQuantities(reading)
  readNames(reading)
  readBarePlaces(reading)
  readBareNumbers(reading)
  chooseByStock(reading)
  applyCleanAir(reading)
  dropTermWithoutFinance(reading)
}

function correctAtoms({ atoms, lexicon }: Reading): void {
  // Makes first, because they decide which models are likely.
  const isMake = (word: string) => lexicon.entries.get(word)?.some(({ kind }) => kind === 'make') === true
  correctWords(atoms, lexicon, none, isMake)
  correctWords(atoms, lexicon, likelyWords(atoms, lexicon), () => true)
}

const none: ReadonlySet<string> = new Set()

function correctWords(
  atoms: readonly Atom[],
  lexicon: Lexicon,
  modelWords: ReadonlySet<string>,
  isMeant: (word: string) => boolean,
): void {
  for (const [at, atom] of atoms.entries()) {
    if (atom.kind !== 'letters' || atom.state !== 'open' || lexicon.entries.has(atom.text)) continue
    const isUnit = atoms[at - 1]?.kind === 'number' && atom.text.length > 3
    const found = lexicon.correct(atom.text, isUnit ? wordsAfterNumbers : modelWords)
    if (found === null || !isMeant(found.word)) continue
    atom.text = found.word
    atom.corrected = found.distance + 1
  }
}

/** The words in the models of the makes that the phrase names. */
function likelyWords(atoms: readonly Atom[], { entries, modelWordsOf }: Lexicon): ReadonlySet<string> {
  const likely = new Set<string>()
  for (const [at, { text }] of atoms.entries())
    for (const key of [text, text + atoms[at + 1]?.text])
      for (const entry of entries.get(key) ?? [])
        if (entry.kind === 'make') for (const word of modelWordsOf(entry.make)) likely.add(word)
  return likely
}

/** The type of the vehicle whose number is in the phrase. */
function findByNumber({ words, vocabulary }: Reading): VehicleType | null {
  for (const field of ['registration', 'stockId'] as const) {
    for (const text of words.get(field) ?? []) {
      const found = vocabulary.findVehicle(field, text)
      if (found) return found.type
    }
  }
  return null
}
