import type { PhraseWords } from '../../stock/filter-definitions.data.ts'
import { filterDefinitions } from '../../stock/filter-definitions.data.ts'
import { filterFields, type PhraseField } from '../../stock/filter-fields.ts'
import { listOf } from './phrase-table.ts'

/** How the words beside a number limit it. `before` and `after` exclude a year: "after 2018" is 2019 or later. */
export type Limit = 'atMost' | 'atLeast' | 'around' | 'before' | 'after' | 'notBefore' | 'notAfter'

/** Phrases before a number. The longest one that fits is meant. */
export const limitsBefore: Readonly<Record<Limit, readonly string[]>> = {
  atMost: listOf(`
    under, below, less than, less then, lower than, fewer than, smaller than, cheaper than, up to, upto,
    no more than, nothing over, nothing above, nothing more than, no higher than, not more than, not over,
    not above, at most, max, maximum, maximum of, max of, sub, within, <, limit, till, until, to,
    not exceeding, for under`),
  atLeast: listOf(`
    over, above, more than, more then, greater than, bigger than, dearer than, pricier than, more expensive than, at least, min, min of, minimum, minimum of,
    from, since, no less than, nothing under, nothing below, nothing less than, not less than, not under,
    not below, >, starting at, starting from, upwards of`),
  around: listOf('around, about, circa, approx, approximately, roughly, ~, round about'),
  before: listOf('before, pre, older than'),
  after: listOf('after, post, newer than, younger than'),
  notBefore: listOf(`
    no older than, not older than, nothing older than, not before, nothing before, not pre`),
  notAfter: listOf(`
    no newer than, not newer than, nothing newer than, not after, nothing after, no later than`),
}

/** Phrases after a number and its unit. */
export const limitsAfter: Readonly<Partial<Record<Limit, readonly string[]>>> = {
  around: listOf('ish, or so, approx, approximately, roughly, or thereabouts'),
  atMost: listOf(`
    or less, or under, or below, or lower, or fewer, or cheaper, or smaller, or older, and under, and below,
    and less, max, maximum, tops, limit, budget, or lighter, and older, at most, at the most`),
  atLeast: listOf(`
    +, plus, or more, or over, or above, or newer, or younger, or later, or better, or bigger, or higher,
    or longer, and above, and over, and up, and newer, and younger, and later, onwards, onward, upwards, min,
    minimum, and more, at least, at the least`),
}

/** What a number can measure that no filter field is: terms of finance, people, and years, which are an age or a term. */
const others = {
  deposit: {
    before: listOf('deposit, deposit of, deposit is, putting down, put down'),
    after: listOf(`
      deposit, down, upfront, up front, cash deposit, dep, depo, pounds deposit, pound deposit, quid deposit,
      pounds down, quid down, pounds upfront, quid upfront, pounds up front, quid up front`),
    alone: 'exactly',
  },
  term: {
    before: listOf('term, term of, for a term of'),
    after: listOf(`
      months, mths, month term, months term, month finance, month deal, month pcp, month hp, month loan,
      payments, monthly payments`),
    alone: 'exactly',
  },
  age: {
    before: listOf('age, aged'),
    after: listOf('years old, year old, yrs old, yr old, years of age'),
    alone: 'exactly',
  },
  /** Those who travel: at least as many seats. */
  people: {
    before: listOf('family of'),
    after: listOf('people, passengers'),
    alone: 'atLeast',
  },
  years: {
    after: listOf(`
      years, yrs, year, yr, year term, years term, year finance, year deal, year pcp, year hp`),
    alone: 'exactly',
  },
} as const satisfies Record<string, PhraseWords>

export type MeasureName = PhraseField | keyof typeof others

const fields = Object.fromEntries(
  filterFields.flatMap((field) => {
    const { phrase } = filterDefinitions[field]
    return phrase === undefined ? [] : [[field, phrase]]
  }),
) as Record<PhraseField, PhraseWords>

export const measures: Readonly<Record<MeasureName, PhraseWords>> = { ...fields, ...others }

/** Currencies that no price of the stock is in. */
export const currencies: ReadonlySet<string> = new Set(['euro', 'euros', 'eur', 'dollar', 'dollars', 'usd'])

/** A unit after a number: its factor to the unit of the parameter, and the measure that it alone means. */
export interface Unit {
  words: readonly string[]
  factor: number
  means?: MeasureName
  /** The measures that take it. No search asks for a unit without one. */
  for?: readonly MeasureName[]
}

export const units: readonly Unit[] = [
  {
    words: listOf('tonne, tonnes, ton, tons, t'),
    factor: 1_000,
    means: 'grossWeight',
    for: ['grossWeight', 'payload', 'towingWeight'],
  },
  {
    words: listOf('kg, kgs, kilo, kilos, kilogram, kilograms'),
    factor: 1,
    for: ['grossWeight', 'payload', 'towingWeight'],
  },
  { words: listOf('m'), factor: 1_000, for: ['loadLength'] },
  {
    words: listOf('metre, metres, meter, meters, mtr'),
    factor: 1_000,
    means: 'loadLength',
    for: ['loadLength'],
  },
  {
    words: listOf('m long, metre long, metres long, meter long, meters long'),
    factor: 1_000,
    means: 'loadLength',
    for: ['loadLength'],
  },
  { words: listOf('mm'), factor: 1, for: ['loadLength'] },
  { words: listOf('cm'), factor: 10, for: ['loadLength'] },
  { words: listOf('ft, foot, feet'), factor: 304.8, means: 'loadLength', for: ['loadLength'] },
  {
    words: listOf('l, litre, litres, liter, liters, ltr, ltrs, lt'),
    factor: 1,
    means: 'engineSize',
    for: ['engineSize', 'bootSpace'],
  },
  { words: [...currencies], factor: 1, for: [] },
  { words: listOf('cc'), factor: 0.001, means: 'engineSize', for: ['engineSize'] },
  { words: listOf('ps'), factor: 0.98632, means: 'enginePower', for: ['enginePower'] },
  { words: listOf('miles, mile, mi, mls'), factor: 1, means: 'mileage', for: ['mileage', 'batteryRange'] },
  {
    words: listOf('km, kms, kilometre, kilometres, kilometer, kilometers'),
    factor: 0.621371,
    means: 'mileage',
    for: ['mileage', 'batteryRange'],
  },
]

export const thousands = new Set(['k', 'grand', 'thousand', 'gs'])

const numerals = listOf(`
  zero, one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, fifteen,
  sixteen, seventeen, eighteen, nineteen`)
const tens = listOf('twenty, thirty, forty, fifty, sixty, seventy, eighty, ninety')

export const numberWords: ReadonlyMap<string, number> = new Map([
  ...numerals.map((word, value) => [word, value] as const),
  ...tens.map((word, position) => [word, 10 * (position + 2)] as const),
])
