import { isSortOrder, type SortOrder } from '../../stock/sort-orders.ts'
import { createPhraseTable, listOf } from './phrase-table.ts'
import { limitsAfter } from './quantities.data.ts'

/** Phrases that ask for an order of the results, also with "first" after them. */
export const sortPhrases: Readonly<Partial<Record<SortOrder, readonly string[]>>> = {
  price_asc: listOf(`
    cheapest, cheap, cheaper, lowest price, lowest priced, price low to high, cheapest to most expensive,
    price ascending, sort by price, sorted by price, order by price, lowest to highest price, low to high,
    least expensive, inexpensive, low price, low cost, budget friendly, affordable`),
  price_desc: listOf(`
    most expensive, dearest, highest price, highest priced, price high to low, most expensive to cheapest,
    price descending, highest to lowest price, high to low, priciest`),
  monthly_asc: listOf(`
    lowest monthly, cheapest monthly, cheapest per month, cheapest a month, lowest monthly price,
    lowest monthly payment, lowest monthly payments, cheapest monthly payments, low monthly payments,
    lowest per month, cheapest finance`),
  monthly_desc: listOf('highest monthly, highest monthly price'),
  mileage: listOf(`
    lowest mileage, low mileage, low miles, lowest miles, fewest miles, least miles, lower mileage,
    low milage, lowest milage, sort by mileage, sorted by mileage, order by mileage, low mile, least mileage,
    smallest mileage, mileage low to high, lowest to highest mileage`),
  year_desc: listOf('newest, newest to oldest, youngest, latest, newest car, most modern'),
  year_asc: listOf('oldest, oldest to newest'),
  most_recent: listOf(`
    most recent, just arrived, recently added, latest arrivals, new arrivals, new in, recently listed,
    just in, last added, newly listed, most recently added`),
  distance: listOf(`
    nearest, closest, near me, nearest to me, closest to me, close to me, local, nearby, near by, in my area,
    distance, by distance, around here, locally`),
}

export type SetPhrase =
  | { kind: 'sort'; sort: SortOrder }
  | { kind: 'vat'; basis: 'inc' | 'ex' }
  /** `secondHand` is said of any used vehicle, so it filters nothing. */
  | {
      kind: 'noDeposit' | 'freeTax' | 'cleanAir' | 'newVehicle' | 'nearlyNew' | 'newPlate' | 'secondHand'
    }

/** Phrases with a fixed meaning. */
export const setPhrases = createPhraseTable<SetPhrase>([
  ...Object.entries(sortPhrases).flatMap(([sort, phrases]) =>
    isSortOrder(sort)
      ? all([...phrases, ...phrases.map((phrase) => `${phrase} first`)], { kind: 'sort', sort })
      : [],
  ),
  ...all(
    listOf(`
      ex vat, exc vat, excl vat, excluding vat, plus vat, pls vat, + vat, without vat, before vat, net of vat,
      not including vat, not inc vat, vat extra`),
    { kind: 'vat', basis: 'ex' },
  ),
  ...all(
    listOf(`
      inc vat, incl vat, including vat, with vat, inclusive of vat, vat included, vat inc, vat inclusive,
      includes vat`),
    { kind: 'vat', basis: 'inc' },
  ),
  ...all(
    listOf(`
      no deposit, zero deposit, nil deposit, without deposit, without a deposit, nothing down, no money down,
      no deposit needed`),
    { kind: 'noDeposit' },
  ),
  ...all(
    listOf(`
      free tax, free road tax, free car tax, no tax, no road tax, no car tax, zero tax, zero road tax, tax free,
      road tax free, tax exempt, nil tax, exempt from tax`),
    { kind: 'freeTax' },
  ),
  ...all(
    pairs(
      listOf(`
        ulez, caz, lez, clean air zone, clean air, emission zone, low emission zone, ultra low emission zone,
        euro ulez`),
      ['', ...listOf('compliant, free, friendly, exempt, ok, approved, ready, compliance')],
    ),
    { kind: 'cleanAir' },
  ),
  ...all(
    listOf(`
      brand new, new car, new cars, new van, new vans, new truck, new trucks, new vehicle, new vehicles,
      unregistered, delivery mileage, delivery miles`),
    { kind: 'newVehicle' },
  ),
  ...all(listOf('nearly new, nearly new car, as new, almost new, like new, ex demo, ex demonstrator'), {
    kind: 'nearlyNew',
  }),
  ...all(
    pairs(listOf('new, newest, latest, current'), listOf('plate, reg, registration plate, number plate')),
    {
      kind: 'newPlate',
    },
  ),
  ...all(listOf('2nd hand, 2ndhand'), { kind: 'secondHand' }),
])

/** "Or better", after the class of a filter that has an order. */
export const orBetter = createPhraseTable<true>((limitsAfter.atLeast ?? []).map((phrase) => [phrase, true]))

function all(phrases: readonly string[], meaning: SetPhrase): [phrase: string, meaning: SetPhrase][] {
  return phrases.map((phrase) => [phrase, meaning])
}

function pairs(starts: readonly string[], ends: readonly string[]): string[] {
  return starts.flatMap((start) => ends.map((end) => `${start} ${end}`))
}
