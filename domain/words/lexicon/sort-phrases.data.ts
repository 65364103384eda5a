import type { SortOrder } from '../../stock/sort-orders.ts'
import { listOf } from './phrase-table.ts'

/** Phrases that ask for an order of the results, also with "first" after them. */
export const sortPhrases: Readonly<Partial<Record<SortOrder, readonly string[]>>> = {
  price_asc: listOf(`
    cheapest, cheap, cheaper, lowest price, lowest priced, price low to high, cheapest to most expensive,
    price ascending, lowest to highest price, low to high,
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
    low milage, lowest milage, low mile, least mileage,
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

/** Words before what the results are sorted by. */
export const orderings: readonly string[] = listOf(`
  sort by, sorted by, sort on, sorted on, sorting by, sort it by, sort them by, sort results by, order by, ordered by,
  in order of, arranged by, ranked by`)

/** What the results can be sorted by: the order without a direction, and those from low to high and from high to low. */
export const orderedFields: readonly {
  names: readonly string[]
  usual: SortOrder
  up?: SortOrder
  down?: SortOrder
}[] = [
  { names: listOf('price, cost, prices'), usual: 'price_asc', up: 'price_asc', down: 'price_desc' },
  {
    names: listOf(
      'monthly price, monthly payment, monthly payments, monthly cost, monthly, payment, payments',
    ),
    usual: 'monthly_asc',
    up: 'monthly_asc',
    down: 'monthly_desc',
  },
  { names: listOf('mileage, miles, milage'), usual: 'mileage', up: 'mileage' },
  {
    names: listOf('year, years, plate, reg, registration, registration date, year of registration'),
    usual: 'year_desc',
    up: 'year_asc',
    down: 'year_desc',
  },
  { names: listOf('age'), usual: 'year_desc', up: 'year_desc', down: 'year_asc' },
  { names: listOf('date added, date listed, date, arrival'), usual: 'most_recent', down: 'most_recent' },
  { names: listOf('distance, location'), usual: 'distance', up: 'distance' },
  { names: listOf('relevance'), usual: 'relevance' },
]
