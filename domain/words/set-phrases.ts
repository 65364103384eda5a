import type { SortOrder } from '../stock/sort-orders.ts'
import { createPhraseTable } from './phrase-table.ts'
import { limitsAfter } from './quantities.data.ts'
import { sortPhrases } from './sorts.data.ts'

export const sorts = createPhraseTable(
  (Object.entries(sortPhrases) as [SortOrder, readonly string[]][]).flatMap(([sort, phrases]) =>
    phrases.flatMap((phrase) => [[phrase, sort] as const, [`${phrase} first`, sort] as const]),
  ),
)

export const vatBases = createPhraseTable<'inc' | 'ex'>([
  ...[
    'ex vat',
    'exc vat',
    'excl vat',
    'excluding vat',
    'plus vat',
    'pls vat',
    '+ vat',
    'without vat',
    'before vat',
    'net of vat',
    'not including vat',
    'not inc vat',
    'vat extra',
  ].map((phrase) => [phrase, 'ex'] as const),
  ...[
    'inc vat',
    'incl vat',
    'including vat',
    'with vat',
    'inclusive of vat',
    'vat included',
    'vat inc',
    'vat inclusive',
    'includes vat',
  ].map((phrase) => [phrase, 'inc'] as const),
])

export const noDeposit = createPhraseTable(
  [
    'no deposit',
    'zero deposit',
    'nil deposit',
    'without deposit',
    'without a deposit',
    'nothing down',
    'no money down',
    'no deposit needed',
  ].map((phrase) => [phrase, true] as const),
)

export const freeTax = createPhraseTable(
  [
    'free tax',
    'free road tax',
    'free car tax',
    'no tax',
    'no road tax',
    'no car tax',
    'zero tax',
    'zero road tax',
    'tax free',
    'road tax free',
    'tax exempt',
    'nil tax',
    'exempt from tax',
  ].map((phrase) => [phrase, true] as const),
)

export const cleanAir = createPhraseTable(
  [
    'ulez',
    'caz',
    'lez',
    'clean air zone',
    'clean air',
    'emission zone',
    'low emission zone',
    'ultra low emission zone',
    'euro ulez',
  ].flatMap((zone) =>
    ['', ' compliant', ' free', ' friendly', ' exempt', ' ok', ' approved', ' ready', ' compliance'].map(
      (end) => [`${zone}${end}`, true] as const,
    ),
  ),
)

export const newVehicles = createPhraseTable(
  [
    'brand new',
    'new car',
    'new cars',
    'new van',
    'new vans',
    'new truck',
    'new trucks',
    'new vehicle',
    'new vehicles',
    'unregistered',
    'delivery mileage',
    'delivery miles',
  ].map((phrase) => [phrase, true] as const),
)

export const nearlyNew = createPhraseTable([
  ['nearly new', true],
  ['nearly new car', true],
  ['as new', true],
  ['almost new', true],
  ['like new', true],
  ['ex demo', true],
  ['ex demonstrator', true],
])

export const newPlates = createPhraseTable(
  ['new', 'newest', 'latest', 'current'].flatMap((word) =>
    ['plate', 'reg', 'registration plate', 'number plate'].map(
      (plate) => [`${word} ${plate}`, true] as const,
    ),
  ),
)

export const orBetter = createPhraseTable(
  (limitsAfter.atLeast ?? []).map((phrase) => [phrase, true] as const),
)

/** Said of any used vehicle, so they filter nothing. */
export const secondHand = createPhraseTable(['2nd hand', '2ndhand'].map((phrase) => [phrase, true] as const))
