/** How the words beside a number limit it. Exclusive ones are for years: "after 2018" is 2019 or later. */
export type Limit = 'atMost' | 'atLeast' | 'around' | 'before' | 'after' | 'notBefore' | 'notAfter'

/** Phrases before a number, longest first within each list is not needed: the longest match wins. */
export const limitsBefore: Readonly<Record<Limit, readonly string[]>> = {
  atMost: [
    'under', 'below', 'less than', 'less then', 'lower than', 'fewer than', 'smaller than', 'cheaper than',
    'up to', 'upto', 'no more than', 'nothing over', 'nothing above', 'nothing more than', 'no higher than', 'not more than', 'not over', 'not above', 'at most', 'max', 'maximum',
    'maximum of', 'max of', 'sub', 'within', '<', 'limit', 'till', 'until', 'to', 'not exceeding', 'for under',
  ],
  atLeast: [
    'over', 'above', 'more than', 'more then', 'greater than', 'bigger than', 'at least', 'min', 'min of', 'minimum',
    'minimum of', 'from', 'since', 'no less than', 'nothing under', 'nothing below', 'nothing less than', 'not less than', 'not under', 'not below', '>', 'starting at', 'starting from',
    'upwards of',
  ],
  around: ['around', 'about', 'circa', 'approx', 'approximately', 'roughly', '~', 'round about'],
  before: ['before', 'pre', 'older than'],
  after: ['after', 'post', 'newer than', 'younger than'],
  notBefore: ['no older than', 'not older than', 'nothing older than', 'not before', 'nothing before', 'not pre'],
  notAfter: ['no newer than', 'not newer than', 'nothing newer than', 'not after', 'nothing after', 'no later than'],
}

/** Phrases after a number and its unit. */
export const limitsAfter: Readonly<Partial<Record<Limit, readonly string[]>>> = {
  atMost: [
    'or less', 'or under', 'or below', 'or lower', 'or fewer', 'or cheaper', 'or smaller', 'or older', 'and under',
    'and below', 'and less', 'max', 'maximum', 'tops', 'limit', 'budget', 'or lighter', 'and older',
  ],
  atLeast: [
    '+', 'or more', 'or over', 'or above', 'or newer', 'or later', 'or better', 'or bigger', 'or higher', 'or longer',
    'and above', 'and over', 'and up', 'and newer', 'and later', 'onwards', 'onward', 'upwards', 'min', 'minimum', 'and more',
  ],
}

export interface Measure {
  /** The query parameter. */
  parameter: string
  /** Words before the number: "payload over 1200kg". */
  before?: readonly string[]
  /** Words after the number and its unit: "1 tonne payload". */
  after?: readonly string[]
  /** What a number without a limit means. */
  alone: 'exactly' | 'atMost' | 'atLeast'
  /** What a number without a unit is multiplied by, for numbers up to `smallUpTo`: "load length 3" is 3 metres. */
  small?: { upTo: number; factor: number }
  /** Decimals that the parameter keeps. */
  decimals?: 1
}

export const measures = {
  price: {
    parameter: 'price',
    before: ['price', 'priced', 'budget', 'budget of', 'budget is', 'cost', 'costing', 'spend', 'price of', 'my budget is', 'priced at'],
    after: ['pounds', 'pound', 'quid', 'gbp'],
    alone: 'atMost',
  },
  monthlyPrice: {
    parameter: 'monthlyPrice',
    before: ['monthly', 'monthly budget', 'monthly price', 'monthly payment', 'monthly payments', 'monthly budget of', 'pay', 'payments', 'monthly cost'],
    after: [
      'a month', 'per month', 'each month', 'every month', 'pm', 'pcm', 'p m', 'p / m', '/ month', '/ mth', '/ m', 'p / month',
      'monthly', 'mth', 'per mth', 'a mth', 'per calendar month', 'month', 'pounds a month', 'pounds per month', 'quid a month',
    ],
    alone: 'atMost',
  },
  deposit: {
    parameter: 'deposit',
    before: ['deposit', 'deposit of', 'deposit is', 'putting down', 'put down'],
    after: ['deposit', 'down', 'upfront', 'up front', 'pounds deposit', 'quid deposit', 'cash deposit', 'dep'],
    alone: 'exactly',
  },
  term: {
    parameter: 'term',
    before: ['term', 'term of', 'for a term of'],
    after: ['months', 'mths', 'month term', 'months term', 'month finance', 'month deal', 'month pcp', 'month hp', 'month loan', 'payments', 'monthly payments'],
    alone: 'exactly',
  },
  mileage: {
    parameter: 'mileage',
    before: ['mileage', 'miles', 'mileage of', 'milage'],
    after: ['miles', 'mile', 'mileage', 'mi', 'on the clock', 'miles on the clock', 'milage'],
    alone: 'atMost',
    small: { upTo: 250, factor: 1_000 },
  },
  batteryRange: {
    parameter: 'batteryRange',
    before: ['range', 'range of', 'battery range', 'electric range', 'battery range of', 'a range of', 'real range'],
    after: [
      'miles range', 'mile range', 'miles of range', 'mile battery range', 'miles battery range', 'range', 'miles per charge',
      'miles on a charge', 'mile electric range', 'miles a charge', 'miles electric range',
    ],
    alone: 'atLeast',
  },
  doors: { parameter: 'doors', before: ['doors'], after: ['door', 'doors', 'dr', 'drs', 'doored'], alone: 'exactly' },
  seats: {
    parameter: 'seats',
    before: ['seats', 'seating'],
    after: ['seat', 'seats', 'seater', 'seaters', 'str', 'people', 'passengers'],
    alone: 'exactly',
  },
  engineSize: {
    parameter: 'engineSize',
    before: ['engine', 'engine size', 'engine size of'],
    after: ['engine', 'engines', 'litre engine', 'l engine'],
    alone: 'exactly',
    decimals: 1,
  },
  enginePower: {
    parameter: 'enginePower',
    before: ['power', 'bhp'],
    after: ['bhp', 'hp', 'horsepower', 'horse power', 'horses', 'brake horsepower', 'bhp engine'],
    alone: 'atLeast',
  },
  fuelConsumption: { parameter: 'fuelConsumption', before: ['mpg'], after: ['mpg', 'miles per gallon', 'miles to the gallon'], alone: 'atLeast' },
  co2Emissions: { parameter: 'co2Emissions', before: ['co 2', 'emissions', 'co 2 emissions'], after: ['g / km', 'g km', 'gkm', 'g co 2', 'co 2', 'g / km co 2'], alone: 'atMost' },
  acceleration: {
    parameter: 'acceleration',
    before: ['0 - 60', '0 to 60', '0 - 60 in', '0 to 60 in', '0 60', '0 60 in'],
    after: ['seconds', 'secs', 'second', 'sec', 'seconds 0 - 60', 'seconds to 60'],
    alone: 'atMost',
    decimals: 1,
  },
  chargingTime: { parameter: 'chargingTime', before: ['charging time', 'charges in', 'charge in', 'charge time'], after: ['hours charging', 'hour charging', 'hours to charge', 'hour charge'], alone: 'atMost', decimals: 1 },
  taxPerYear: {
    parameter: 'taxPerYear',
    before: ['tax', 'road tax', 'car tax', 'annual tax', 'ved', 'tax of', 'road tax of'],
    after: ['tax', 'road tax', 'car tax', 'a year tax', 'a year road tax', 'ved', 'year tax', 'a year to tax', 'per year tax', 'annual tax', 'yearly tax'],
    alone: 'atMost',
  },
  payload: { parameter: 'payload', before: ['payload', 'payload of', 'carries', 'carry'], after: ['payload', 'of payload'], alone: 'atLeast', small: { upTo: 30, factor: 1_000 } },
  loadLength: {
    parameter: 'loadLength',
    before: ['load length', 'load length of', 'load', 'load space', 'load bay', 'load area', 'loadlength'],
    after: ['load', 'load length', 'of load length', 'long load', 'load space', 'load bay', 'load area', 'loadspace', 'loadlength', 'of load'],
    alone: 'atLeast',
    small: { upTo: 20, factor: 1_000 },
  },
  grossWeight: {
    parameter: 'grossWeight',
    before: ['gvw', 'gross weight', 'gross', 'gvw of', 'gross vehicle weight', 'weight', 'weighing', 'plated'],
    after: ['gvw', 'gross', 'gross weight', 'gross vehicle weight', 'tonner', 'tonners', 'g v w'],
    alone: 'exactly',
    small: { upTo: 60, factor: 1_000 },
  },
  insuranceGroup: {
    parameter: 'insuranceGroup',
    before: ['insurance group', 'insurance groups', 'insurance', 'ins group', 'group', 'insurance grp', 'insurance band'],
    alone: 'exactly',
  },
  year: { parameter: 'year', before: ['year', 'years', 'registered', 'registered in', 'made in', 'built in', 'year of', 'model year'], after: ['model', 'model year', 'registered'], alone: 'exactly' },
  age: { parameter: 'age', after: ['years old', 'year old', 'yrs old', 'yr old', 'years of age'], alone: 'exactly' },
  years: { parameter: 'years', after: ['years', 'yrs', 'year', 'yr'], alone: 'exactly' },
  plate: { parameter: 'plate', before: ['plate', 'reg', 'registration'], after: ['plate', 'plates', 'reg', 'regs', 'registered', 'plated', 'registration', 'plate car'], alone: 'exactly' },
} as const satisfies Record<string, Measure>

export type MeasureName = keyof typeof measures

/** A unit after a number: its factor to the unit of the parameter, and the measure that it alone means. */
export const units: readonly { words: readonly string[]; factor: number; means?: MeasureName; for?: readonly MeasureName[] }[] = [
  { words: ['tonne', 'tonnes', 'ton', 'tons', 't'], factor: 1_000, means: 'grossWeight', for: ['grossWeight', 'payload'] },
  { words: ['kg', 'kgs', 'kilo', 'kilos'], factor: 1, for: ['grossWeight', 'payload'] },
  { words: ['m', 'metre', 'metres', 'meter', 'meters', 'mtr'], factor: 1_000, for: ['loadLength'] },
  { words: ['m long', 'metre long', 'metres long', 'meter long', 'meters long'], factor: 1_000, means: 'loadLength', for: ['loadLength'] },
  { words: ['mm'], factor: 1, for: ['loadLength'] },
  { words: ['cm'], factor: 10, for: ['loadLength'] },
  { words: ['ft', 'foot', 'feet'], factor: 304.8, for: ['loadLength'] },
  { words: ['l', 'litre', 'litres', 'liter', 'liters', 'ltr', 'ltrs', 'lt'], factor: 1, means: 'engineSize', for: ['engineSize'] },
  { words: ['cc'], factor: 0.001, means: 'engineSize', for: ['engineSize'] },
  { words: ['ps'], factor: 0.98632, means: 'enginePower', for: ['enginePower'] },
  { words: ['miles', 'mile'], factor: 1, means: 'mileage', for: ['mileage', 'batteryRange'] },
]

export const thousands = new Set(['k', 'grand', 'thousand', 'gs'])

export const numberWords: Readonly<Record<string, number>> = {
  zero: 0, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11,
  twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19,
  twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90,
}
