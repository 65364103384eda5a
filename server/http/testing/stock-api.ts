import { openTestApp } from '../testing/open-test-app.ts'
import { stockRecord } from '../testing/stock-record.ts'

const stock = [
  stockRecord({
    id: 'c1',
    make: 'Ford',
    model: 'Focus',
    pounds: 9_000,
    year: 2018,
    place: { latitude: 51.5, longitude: -0.1 },
  }),
  stockRecord({
    id: 'c2',
    make: 'Ford',
    model: 'Fiesta',
    pounds: 7_500,
    year: 2019,
    more: { trim: 'Škoda – “Élégance” 🚗' },
  }),
  stockRecord({ id: 'c3', make: 'Audi', model: 'A3', pounds: 15_250.5, year: 2021, more: { vin: 'SECRET' } }),
  stockRecord({ id: 'c4', make: 'Audi', model: 'A3', pounds: 14_000, year: 2020 }),
  stockRecord({ id: 'c9', make: 'Audi', model: 'A3', pounds: 14_500, year: 2020 }),
  stockRecord({ id: 'v1', type: 'Van', make: 'Ford', model: 'Transit', pounds: 20_000 }),
  stockRecord({ id: 'id/with space', type: 'Truck', make: 'DAF', model: 'LF', pounds: 30_000 }),
]

/** The API with these vehicles, of which one was sold and one removed; `get` reads its answers as JSON. */
export async function openStockApi() {
  const site = await openTestApp({ stock, sold: ['c4'], removed: ['c9'] })
  async function get(url: string, headers: Record<string, string> = {}) {
    const response = await site.app.inject({ url, headers })
    return {
      ...response,
      status: response.statusCode,
      headers: response.headers,
      body: response.body ? response.json() : null,
    }
  }
  return { site, get }
}
