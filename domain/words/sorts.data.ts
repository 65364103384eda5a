import type { SortOrder } from '../stock/sort-orders.ts'

/** Phrases that ask for an order of the results. */
export const sortPhrases: Readonly<Partial<Record<SortOrder, readonly string[]>>> = {
  price_asc: [
    'cheapest', 'cheapest first', 'cheap', 'cheaper', 'lowest price', 'lowest price first', 'lowest priced', 'price low to high', 'low to high', 'least expensive',
    'inexpensive', 'low price', 'low cost', 'budget friendly', 'affordable',
  ],
  price_desc: ['most expensive', 'most expensive first', 'dearest', 'highest price', 'highest priced', 'price high to low', 'high to low', 'priciest'],
  monthly_asc: ['lowest monthly', 'cheapest monthly', 'cheapest per month', 'cheapest a month', 'lowest monthly price', 'lowest monthly payment', 'lowest monthly payments', 'cheapest monthly payments', 'low monthly payments', 'lowest per month', 'cheapest finance'],
  monthly_desc: ['highest monthly', 'highest monthly price'],
  mileage: [
    'lowest mileage', 'lowest mileage first', 'low mileage', 'low miles', 'lowest miles', 'fewest miles', 'least miles', 'lower mileage', 'low milage', 'low mile', 'least mileage', 'smallest mileage',
  ],
  year_desc: ['newest', 'newest first', 'youngest', 'latest', 'latest first', 'newest car', 'most modern', 'nearly new'],
  year_asc: ['oldest', 'oldest first'],
  most_recent: ['most recent', 'just arrived', 'recently added', 'latest arrivals', 'new arrivals', 'new in', 'recently listed', 'just in', 'last added', 'newly listed', 'most recently added'],
  distance: ['nearest', 'nearest first', 'closest', 'closest first', 'near me', 'nearest to me', 'closest to me', 'close to me', 'local', 'nearby', 'near by', 'in my area', 'distance', 'by distance', 'around here', 'locally'],
}
