import type { Stock } from '#app/services.ts'
import { urls } from '#app/urls.ts'
import type { Review } from '#content/text-schemas.ts'
import { pictureOf, typicalArrival } from '../stock-places/typical-arrival.ts'

/** The vehicles in stock of a guide's model: how many, their search, and a picture of one; null without any. */
export async function guidedStock(
  stock: Stock,
  { type, make, model }: Pick<Review, 'type' | 'make' | 'model'>,
) {
  const filters = { make: [make], model: [model] }
  const count = stock.total(type, filters)
  if (count === 0) return null
  const record = await typicalArrival(stock, type, filters)
  return { count, href: urls.search(type, { make, model }), picture: (record && pictureOf(record)) ?? null }
}

export type GuidedStock = NonNullable<Awaited<ReturnType<typeof guidedStock>>>
