import type { PhraseWords } from '../stock/filter-definitions.data.ts'
import { filterDefinitions, type PhraseField, phraseFields } from '../stock/filter-fields.ts'

/** How the words beside a number limit it. `before` and `after` exclude a year: "after 2018" is 2019 or later. */
export type Limit = 'atMost' | 'atLeast' | 'around' | 'before' | 'after' | 'notBefore' | 'notAfter'

/** Phrases before a number. The longest one that fits is meant. */
export const limitsBefore: Readonly<Record<Limit, readonly string[]>> = {
  atMost: [
    'under',
    'below',
    'less than',
    'less then',
    'lower than',
    'fewer than',
    'smaller than',
    'cheaper than',
    'up to',
    'upto',
    'no more than',
    'nothing over',
    'nothing above',
    'nothing more than',
    'no higher than',
    'not more than',
    'not over',
    'not above',
    'at most',
    'max',
    'maximum',
    'maximum of',
    'max of',
    'sub',
    'within',
    '<',
    'limit',
    'till',
    'until',
    'to',
    'not exceeding',
    'for under',
  ],
  atLeast: [
    'over',
    'above',
    'more than',
    'more then',
    'greater than',
    'bigger than',
    'at least',
    'min',
    'min of',
    'minimum',
    'minimum of',
    'from',
    'since',
    'no less than',
    'nothing under',
    'nothing below',
    'nothing less than',
    'not less than',
    'not under',
    'not below',
    '>',
    'starting at',
    'starting from',
    'upwards of',
  ],
  around: ['around', 'about', 'circa', 'approx', 'approximately', 'roughly', '~', 'round about'],
  before: ['before', 'pre', 'older than'],
  after: ['after', 'post', 'newer than', 'younger than'],
  notBefore: [
    'no older than',
    'not older than',
    'nothing older than',
    'not before',
    'nothing before',
    'not pre',
  ],
  notAfter: [
    'no newer than',
    'not newer than',
    'nothing newer than',
    'not after',
    'nothing after',
    'no later than',
  ],
}

/** Phrases after a number and its unit. */
export const limitsAfter: Readonly<Partial<Record<Limit, readonly string[]>>> = {
  around: ['ish', 'or so', 'approx', 'approximately', 'roughly', 'or thereabouts'],
  atMost: [
    'or less',
    'or under',
    'or below',
    'or lower',
    'or fewer',
    'or cheaper',
    'or smaller',
    'or older',
    'and under',
    'and below',
    'and less',
    'max',
    'maximum',
    'tops',
    'limit',
    'budget',
    'or lighter',
    'and older',
  ],
  atLeast: [
    '+',
    'plus',
    'or more',
    'or over',
    'or above',
    'or newer',
    'or younger',
    'or later',
    'or better',
    'or bigger',
    'or higher',
    'or longer',
    'and above',
    'and over',
    'and up',
    'and newer',
    'and younger',
    'and later',
    'onwards',
    'onward',
    'upwards',
    'min',
    'minimum',
    'and more',
  ],
}

/** What a number can measure that no filter field is: terms of finance, and years, which are an age or a term. */
const others = {
  deposit: {
    before: ['deposit', 'deposit of', 'deposit is', 'putting down', 'put down'],
    after: [
      'deposit',
      'down',
      'upfront',
      'up front',
      'pounds deposit',
      'quid deposit',
      'cash deposit',
      'dep',
    ],
    alone: 'exactly',
  },
  term: {
    before: ['term', 'term of', 'for a term of'],
    after: [
      'months',
      'mths',
      'month term',
      'months term',
      'month finance',
      'month deal',
      'month pcp',
      'month hp',
      'month loan',
      'payments',
      'monthly payments',
    ],
    alone: 'exactly',
  },
  age: {
    before: ['age', 'aged'],
    after: ['years old', 'year old', 'yrs old', 'yr old', 'years of age'],
    alone: 'exactly',
  },
  years: {
    after: [
      'years',
      'yrs',
      'year',
      'yr',
      'year term',
      'years term',
      'year finance',
      'year deal',
      'year pcp',
      'year hp',
    ],
    alone: 'exactly',
  },
} as const satisfies Record<string, PhraseWords>

export type MeasureName = PhraseField | keyof typeof others

const fields = Object.fromEntries(
  phraseFields.map((field) => [field, filterDefinitions[field].phrase]),
) as Record<PhraseField, PhraseWords>

export const measures: Readonly<Record<MeasureName, PhraseWords>> = { ...fields, ...others }

/** Currencies that no price of the stock is in. */
export const currencies: ReadonlySet<string> = new Set(['euro', 'euros', 'eur', 'dollar', 'dollars', 'usd'])

/** A unit after a number: its factor to the unit of the parameter, and the measure that it alone means. */
export const units: readonly {
  words: readonly string[]
  factor: number
  means?: MeasureName
  for?: readonly MeasureName[]
}[] = [
  {
    words: ['tonne', 'tonnes', 'ton', 'tons', 't'],
    factor: 1_000,
    means: 'grossWeight',
    for: ['grossWeight', 'payload'],
  },
  { words: ['kg', 'kgs', 'kilo', 'kilos'], factor: 1, for: ['grossWeight', 'payload'] },
  { words: ['m'], factor: 1_000, for: ['loadLength'] },
  {
    words: ['metre', 'metres', 'meter', 'meters', 'mtr'],
    factor: 1_000,
    means: 'loadLength',
    for: ['loadLength'],
  },
  {
    words: ['m long', 'metre long', 'metres long', 'meter long', 'meters long'],
    factor: 1_000,
    means: 'loadLength',
    for: ['loadLength'],
  },
  { words: ['mm'], factor: 1, for: ['loadLength'] },
  { words: ['cm'], factor: 10, for: ['loadLength'] },
  { words: ['ft', 'foot', 'feet'], factor: 304.8, means: 'loadLength', for: ['loadLength'] },
  {
    words: ['l', 'litre', 'litres', 'liter', 'liters', 'ltr', 'ltrs', 'lt'],
    factor: 1,
    means: 'engineSize',
    for: ['engineSize'],
  },
  // Other currencies: nothing is searched for by them.
  { words: [...currencies], factor: 1, for: [] },
  { words: ['cc'], factor: 0.001, means: 'engineSize', for: ['engineSize'] },
  { words: ['ps'], factor: 0.98632, means: 'enginePower', for: ['enginePower'] },
  { words: ['miles', 'mile', 'mls'], factor: 1, means: 'mileage', for: ['mileage', 'batteryRange'] },
  {
    words: ['km', 'kms', 'kilometre', 'kilometres', 'kilometer', 'kilometers'],
    factor: 0.621371,
    means: 'mileage',
    for: ['mileage', 'batteryRange'],
  },
]

export const thousands = new Set(['k', 'grand', 'thousand', 'gs'])

export const numberWords: Readonly<Record<string, number>> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
}
