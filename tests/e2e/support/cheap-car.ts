import type { APIRequestContext } from '@playwright/test'

/** A car of 2023 or later between £9,000 and £16,000, so that every kind of finance is possible on it. */
export async function cheapCar(request: APIRequestContext): Promise<{ id: string; price: number }> {
  const response = await request.get('/api/vehicles/search/car?price=9000-16000&year=2023-&pageSize=1')
  const [record] = (await response.json()) as {
    _id: string
    adverts: { retailAdverts: { totalPrice: { amountGBP: number } } }
  }[]
  if (!record) throw new Error('no such car in the demo stock')
  return { id: record._id, price: record.adverts.retailAdverts.totalPrice.amountGBP }
}
