import type { Stock } from '#app/services.ts'
import { furtherBrands, leadingBrands } from '#content/brands.ts'
import { dealership } from '#domain/search/distance.ts'
import { type VehicleType, vehicleTypes } from '#domain/stock/vehicle-type.ts'
import { countBrands } from '../brands/stocked-brands.ts'
import { loadMakeModel } from '../make-model-search/load-make-model.ts'
import { sourceOf, toPictures } from '../record/picture.ts'
import { toCardVehicles } from '../vehicle-card/card-vehicle.ts'
import type { Entrance } from './Entrances.tsx'

const arrivalsShown = 4

/** The stock that the home page shows. */
export async function loadHome(stock: Stock, query: URLSearchParams) {
  const [cars, vans, trucks] = await Promise.all(vehicleTypes.map((type) => newest(stock, type)))
  return {
    search: loadMakeModel(stock, query, 'car'),
    entrances: vehicleTypes.map((type, position): Entrance => {
      const pictures = ([cars, vans, trucks][position] ?? []).flatMap((record) =>
        toPictures(record).slice(0, 1).map(sourceOf),
      )
      return { type, count: stock.count(type), picture: pictures[0] ?? null }
    }),
    arrivals: toCardVehicles(
      stock,
      [cars?.[1], vans?.[1], cars?.[2], trucks?.[1]].filter((record) => record !== undefined),
    ),
    brands: { leading: countBrands(stock, leadingBrands), further: countBrands(stock, furtherBrands) },
  }
}

async function newest(stock: Stock, type: VehicleType) {
  const query = { type, filters: {}, sort: 'most_recent', from: dealership, offset: 0 } as const
  return (await stock.search({ ...query, limit: arrivalsShown })).records
}
