import { isSortOrder, type SortOrder } from '../../stock/sort-orders.ts'
import type { VehicleCondition } from '../../stock/vehicle-condition.ts'
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
  /** What a word such as "low" means in figures. */
  | {
      kind: 'range'
      field: 'taxPerYear' | 'insuranceGroup' | 'fuelConsumption' | 'mileage'
      low: number
      high: number
    }
  | { kind: 'vat'; basis: 'inc' | 'ex' }
  | { kind: 'condition'; condition: VehicleCondition }
  | { kind: 'noDeposit' | 'smallCar' | 'cleanAir' | 'anyCondition' | 'nearlyNew' | 'newPlate' }

type CostRange = Extract<SetPhrase, { kind: 'range' }>

const { NEGATIVE_INFINITY: lowest, POSITIVE_INFINITY: highest } = Number
const freeTax: CostRange = { kind: 'range', field: 'taxPerYear', low: 0, high: 0 }
const lowTax: CostRange = { kind: 'range', field: 'taxPerYear', low: lowest, high: 35 }
const lowInsurance: CostRange = { kind: 'range', field: 'insuranceGroup', low: lowest, high: 10 }
const lowConsumption: CostRange = { kind: 'range', field: 'fuelConsumption', low: 50, high: highest }

/** Costs after "low tax and", "cheap to insure and". */
export const sharedCosts = createPhraseTable<CostRange>([
  ...all(listOf('tax, road tax, car tax, to tax'), lowTax),
  ...all(listOf('insurance, insure, to insure'), lowInsurance),
  ...all(listOf('run, to run, running costs, on fuel, fuel'), lowConsumption),
])

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
    freeTax,
  ),
  ...all(
    pairs(listOf('low, cheap, cheaper, lower, lowest, cheapest'), listOf('tax, road tax, car tax')),
    lowTax,
  ),
  ...all(
    listOf(`
      low insurance, cheap insurance, cheaper insurance, lowest insurance, cheapest insurance, low insurance group,
      low insurance groups, cheap to insure, cheapest to insure, easy to insure, insurance friendly, first car,
      first cars, just passed, just passed my test, passed my test, newly passed, new driver, new drivers, young driver, young drivers, learner driver, learner car, learners car`),
    lowInsurance,
  ),
  ...all(
    listOf(`
      economical, economic, fuel efficient, fuel economy, good fuel economy, good on fuel, great on fuel, easy on fuel,
      good on petrol, good on diesel, low fuel consumption, high mpg, good mpg, great mpg, frugal, fuel saver,
      cheap on fuel, cheap on petrol, good economy, cheap to run, cheap running costs, low running costs,
      economical to run`),
    lowConsumption,
  ),
  ...all(
    listOf(`
      small car, small cars, little car, little cars, small hatchback, small hatch, city car, city cars, town car,
      town cars, supermini, superminis, compact car, compact cars, runaround, runabout, little runaround,
      little runabout, small runaround, small runabout`),
    { kind: 'smallCar' },
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
    pairs(listOf('no'), pairs(listOf('ulez, caz, clean air, clean air zone'), listOf('charge, charges'))),
    {
      kind: 'cleanAir',
    },
  ),
  ...all(
    listOf(`
      brand new, new car, new cars, new van, new vans, new truck, new trucks, new vehicle, new vehicles,
      unregistered`),
    { kind: 'condition', condition: 'New' },
  ),
  ...all(listOf('used, second hand, secondhand, 2nd hand, 2ndhand, pre owned, preowned, previously owned'), {
    kind: 'condition',
    condition: 'Used',
  }),
  ...all(listOf('new or used, used or new, new and used, used and new, new & used, new / used'), {
    kind: 'anyCondition',
  }),
  ...all(listOf('delivery mileage, delivery miles'), { kind: 'range', field: 'mileage', low: 0, high: 99 }),
  ...all(listOf('nearly new, nearly new car, as new, almost new, like new, ex demo, ex demonstrator'), {
    kind: 'nearlyNew',
  }),
  ...all(
    pairs(listOf('new, newest, latest, current'), listOf('plate, reg, registration plate, number plate')),
    {
      kind: 'newPlate',
    },
  ),
])

/** "Or better", after the class of a filter that has an order. */
export const orBetter = createPhraseTable<true>((limitsAfter.atLeast ?? []).map((phrase) => [phrase, true]))

function all<M extends SetPhrase>(phrases: readonly string[], meaning: M): [phrase: string, meaning: M][] {
  return phrases.map((phrase) => [phrase, meaning])
}

function pairs(starts: readonly string[], ends: readonly string[]): string[] {
  return starts.flatMap((start) => ends.map((end) => `${start} ${end}`))
}
