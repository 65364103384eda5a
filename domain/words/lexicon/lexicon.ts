import { filterDefinitions } from '../../stock/filter-definitions.data.ts'
import type { WordField } from '../../stock/filter-fields.ts'
import type { VehicleType } from '../../stock/vehicle-type.ts'
import { keyOf, plainText, splitTokens } from '../split/tokens.ts'
import type { TypeVocabulary } from '../vocabulary.ts'
import { type CorrectTyping, createCorrectTyping } from './correct-typing.ts'
import { makeNicknames, modelNicknames, type Nickname, nicknames, otherThings } from './nicknames.data.ts'
import { listOf } from './phrase-table.ts'
import { ignoredWords, neverCorrected, ordinaryWords, typeWords } from './plain-words.data.ts'
import { ruleWords } from './rule-words.ts'
import { towns } from './towns.ts'

/** What a name can mean. */
export type Entry =
  | { kind: 'make'; make: string }
  | {
      kind: 'model'
      make: string
      models: readonly string[]
      exact: boolean
      needsMake: boolean
      /** For "E-Transit": the fuel that the name adds to the model. */
      fuelType?: string
    }
  | { kind: 'word'; field: string; values: readonly string[]; vague: boolean }
  | { kind: 'type'; type: VehicleType }
  /** Trims that start with the name: "M Sport" is "M Sport Edition" too. */
  | { kind: 'trim'; values: readonly string[] }
  /** A name that no filter has, or that this stock does not have. */
  | { kind: 'absent' }

/** The names of one type of stock, by their keys. */
export interface Lexicon {
  vocabulary: TypeVocabulary
  entries: ReadonlyMap<string, readonly Entry[]>
  longestKey: number
  correct: CorrectTyping
  /** The words in the names of a make's models. */
  modelWordsOf: (make: string) => ReadonlySet<string>
  /** Whether a word has a meaning, or says nothing about a vehicle, so that it is no mistake. */
  isKnown: (word: string) => boolean
}

/** First words of several models that are ordinary words too. */
const notFamilies = new Set([
  'range',
  'grand',
  'model',
  'land',
  'gran',
  'new',
  'space',
  'mini',
  'urban',
  'city',
  'super',
])

/**
 * @param type That of the vocabulary.
 * @param types Those that are sold: the words for others are not understood.
 */
export function createLexicon(
  vocabulary: TypeVocabulary,
  type: VehicleType,
  types: readonly VehicleType[],
): Lexicon {
  const entries = new Map<string, Entry[]>()
  const words = new Set<string>()
  const modelWords = new Map<string, ReadonlySet<string>>()

  function add(name: string, entry: Entry): void {
    const key = keyOf(name)
    if (key === '') return
    const same = entries.get(key)
    if (same) same.push(entry)
    else entries.set(key, [entry])
    addWordsOf(name)
  }

  /**
   * Adds the words of a name, and the name as one word ("landcruiser"). Short words are not joined: "change" is no
   * "c range".
   */
  function addWordsOf(name: string): void {
    const parts = lettersOf(name)
    for (const word of parts) words.add(word)
    const isLong = parts.length > 1 && parts.every((part) => part.length > 2)
    if (isLong && keyOf(name) === parts.join('')) words.add(keyOf(name))
  }

  for (const [make, models] of Object.entries(vocabulary.models)) {
    add(make, { kind: 'make', make })
    for (const model of models) addModel(make, model)
    addFamilies(make, models)
    modelWords.set(make, new Set(models.flatMap(lettersOf)))
  }
  for (const [make, names] of Object.entries(makeNicknames)) {
    const own = makeOf(vocabulary, make)
    for (const name of names) {
      // "MINI Cooper" is the make, unless the stock has a model of this name.
      const isModel =
        own !== null && vocabulary.models[own]?.some((model) => keyOf(own + model) === keyOf(name))
      if (!isModel) add(name, own === null ? { kind: 'absent' } : { kind: 'make', make: own })
    }
  }
  for (const [make, model, names] of modelNicknames) {
    const own = makeOf(vocabulary, make)
    if (own === null || !vocabulary.models[own]?.includes(model)) continue
    for (const name of listOf(names))
      add(name, { kind: 'model', make: own, models: [model], exact: true, needsMake: false })
  }
  for (const [field, values] of Object.entries(vocabulary.words)) {
    if (filterDefinitions[field as WordField]?.inPhrases === 'by-rules') continue
    for (const value of values) {
      // A "Globetrotter XL" is a Globetrotter too, and a "BigSpace Sleeper" a BigSpace.
      const own =
        field === 'cabType' ? values.filter((other) => `${other} `.startsWith(`${value} `)) : [value]
      add(value, { kind: 'word', field, values: own, vague: false })
      const short = field === 'cabType' ? /^(\S+ .+) Cab$/i.exec(value)?.[1] : undefined
      if (short) add(short, { kind: 'word', field, values: [value], vague: false })
    }
  }
  for (const nickname of nicknames) addNickname(nickname)
  for (const name of otherThings) add(name, { kind: 'absent' })
  for (const sold of types) for (const word of typeWords[sold]) add(word, { kind: 'type', type: sold })
  const trimWords = addTrims(entries, vocabulary.words.trim ?? [])
  addPlurals(entries)
  addElectricModels(entries, vocabulary)

  function addModel(make: string, model: string): void {
    const exact = { kind: 'model', make, models: [model], exact: true } as const
    add(model, { ...exact, needsMake: isShort(model) })
    const short = /^(.+) (?:Class|Series)$/i.exec(model)?.[1]
    if (short) add(short, { ...exact, needsMake: isShort(short) })
    if (keyOf(model).startsWith(keyOf(make)) && keyOf(model) !== keyOf(make))
      add(keyOf(model).slice(keyOf(make).length), { ...exact, needsMake: true })
  }

  /** "A6" for A6 Avant and A6 Saloon, where no model is called A6. */
  function addFamilies(make: string, models: readonly string[]): void {
    const families = new Map<string, string[]>()
    for (const model of models) {
      const parts = model.split(' ')
      for (let length = 1; length < parts.length; length++) {
        const family = parts.slice(0, length).join(' ')
        if (!notFamilies.has(family.toLowerCase()))
          families.set(family, [...(families.get(family) ?? []), model])
      }
    }
    const names = new Set(models.map(keyOf))
    for (const [family, members] of families) {
      if (
        names.has(keyOf(family)) ||
        names.has(keyOf(`${family} class`)) ||
        names.has(keyOf(`${family} series`))
      )
        continue
      if (keyOf(family) === keyOf(make)) continue
      add(family, { kind: 'model', make, models: members, exact: false, needsMake: isShort(family) })
    }
  }

  function addNickname(nickname: Nickname): void {
    const isOfType = nickname.of === undefined || nickname.of === type
    const values = (vocabulary.words[nickname.field] ?? []).filter(
      (value) => isOfType && fits(nickname, value),
    )
    for (const name of nickname.names) {
      if (nickname.instead && values.length > 0) entries.delete(keyOf(name))
      const known = entries.get(keyOf(name)) ?? []
      const own = known.find((entry) => entry.kind === 'word' && entry.field === nickname.field)
      if (own?.kind === 'word') {
        // "Day Cab" is a value of the stock, and a kind of cab that other values name too.
        addWordsOf(name)
        if (nickname.has) own.values = [...new Set([...own.values, ...values])]
        continue
      }
      if (values.length > 0)
        add(name, { kind: 'word', field: nickname.field, values, vague: nickname.vague === true })
      else add(name, { kind: 'absent' })
    }
  }

  const lists = [words, ruleWords(), trimWords, ignoredWords]
  const derivativeWords = new Set([...(vocabulary.derivativeWords?.values() ?? [])].flatMap(lettersOf))
  const isPlain = (word: string) =>
    ignoredWords.has(word) || neverCorrected.has(word) || derivativeWords.has(word)
  return {
    vocabulary,
    entries,
    longestKey: Math.max(...[...entries.keys()].map((key) => key.length)),
    correct: createCorrectTyping({
      ranked: lists,
      // A town is not corrected, and nothing is corrected to a town: most places are in no table.
      isKnown: (word) => isPlain(word) || towns.byKey.has(word) || towns.words.has(word),
      isOrdinary: (word) => ordinaryWords.has(word),
    }),
    modelWordsOf: (make) => modelWords.get(make) ?? none,
    isKnown: (word) =>
      isPlain(word) ||
      ordinaryWords.has(word) ||
      entries.has(word) ||
      vocabulary.derivativeWords?.has(word) === true ||
      towns.byKey.has(word) ||
      lists.some((list) => list.has(word)),
  }
}

const none: ReadonlySet<string> = new Set()

function lettersOf(name: string): string[] {
  return splitTokens(plainText(name)).flatMap(({ kind, text }) => (kind === 'letters' ? [text] : []))
}

function fits({ is, has = [], lacks = [], starts = '' }: Nickname, value: string): boolean {
  if (starts !== '') return keyOf(value).startsWith(starts)
  if (is) return is.some((name) => keyOf(name) === keyOf(value))
  const parts = plainText(value).split(/[^a-z\d]+/)
  return has.every((part) => parts.includes(part)) && !lacks.some((part) => parts.includes(part))
}

function makeOf(vocabulary: TypeVocabulary, make: string): string | null {
  return Object.keys(vocabulary.models).find((own) => keyOf(own) === keyOf(make)) ?? null
}

/** Models whose name alone is no sign of a model: "4", "T", "D", and the "is" of a Lexus IS 300h. */
function isShort(name: string): boolean {
  const key = keyOf(name)
  return key.length === 1 || /^\d\d?$/.test(key) || (ignoredWords.has(key) && !name.includes(' '))
}

/**
 * Each trim, and the start of a longer one up to a space. "GT" is not a "GT Line", but "AMG" is every trim with it. Returns
 * the words to correct to.
 */
function addTrims(entries: Map<string, Entry[]>, trims: readonly string[]): Set<string> {
  const byKey = new Map<string, Set<string>>()
  const words = new Set<string>()
  for (const trim of trims) {
    const parts = trim.split(' ')
    for (let length = 1; length <= parts.length; length++) {
      const key = keyOf(parts.slice(0, length).join(''))
      const isWhole = length === parts.length
      if (key === '' || (!isWhole && (key.length < 2 || keyOf(parts[length] ?? '') === 'line'))) continue
      byKey.set(key, (byKey.get(key) ?? new Set()).add(trim))
    }
    if (parts.some((part) => keyOf(part) === 'amg'))
      byKey.set('amg', (byKey.get('amg') ?? new Set()).add(trim))
    for (const word of lettersOf(trim)) if (word.length > 4) words.add(word)
  }
  for (const [key, values] of byKey)
    entries.set(key, [...(entries.get(key) ?? []), { kind: 'trim', values: [...values] }])
  return words
}

/** Adds "E-Transit" and "eSprinter", where the stock has the model without the "e". */
function addElectricModels(entries: Map<string, Entry[]>, { models, words }: TypeVocabulary): void {
  const fuelType = words.fuelType?.find((value) => /^electric$/i.test(value))
  if (fuelType === undefined) return
  for (const [make, names] of Object.entries(models)) {
    for (const model of names.filter((name) => /^[a-z]{4}/i.test(name))) {
      const entry = { kind: 'model', make, models: [model], exact: true, needsMake: false, fuelType } as const
      const key = `e${keyOf(model)}`
      if (!entries.has(key)) entries.set(key, [entry])
    }
  }
}

/** "Heated seats" is no SEAT. */
const notPlural = new Set(['seats'])

function addPlurals(entries: Map<string, Entry[]>): void {
  for (const [key, list] of [...entries]) {
    const plural = `${key}s`
    // "Ghias" are Ghias, and "RS" is no plural of R.
    const isWord =
      /[a-z]{4}$/.test(key) || (key.length > 2 && list.some(({ kind }) => kind === 'trim' || kind === 'make'))
    if (isWord && !key.endsWith('s') && !notPlural.has(plural) && !entries.has(plural))
      entries.set(plural, list)
  }
}
