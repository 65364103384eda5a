import type { SortOrder } from '../../stock/sort-orders.ts'
import { listOf } from './phrase-table.ts'

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
