import type { Stock } from '#app/services.ts'
import { type Brand, leadingBrands } from '#content/brands.ts'
import { soldTypes } from '#content/sold-types.ts'
import type { Filters } from '#domain/search/query.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'

/** A brand, and how many vehicles its link finds. */
export interface CountedBrand extends Brand {
  count: number
}

const leadingShown = 4

/**
 * The given brands with the number of each in stock, 0 included. One in stock is spelled as the stock does. One that is in
 * stock as another type only, such as vans, leads there.
 */
export function countBrands(stock: Stock, brands: readonly Brand[]): CountedBrand[] {
  const stocked = new Map(
    soldTypes.map((type) => [type, new Map(makes(stock, type).map((make) => [key(make.name), make]))]),
  )
  return brands.map((brand) => {
    const found = [brand.type, ...soldTypes].map((type) => stocked.get(type)?.get(key(brand.name)))
    return found.find((make) => make !== undefined) ?? { ...brand, count: 0 }
  })
}

/** The makes of a type in stock, `within` filters. Four lead: Audi, BMW, Ford and Mercedes-Benz if in stock, then the most frequent. */
export function stockedBrands(stock: Stock, type: VehicleType, within: Filters = {}) {
  const brands = makes(stock, type, within)
  const isLeading = ({ name }: CountedBrand) =>
    type === 'car' && leadingBrands.some((brand) => brand.name === name)
  const byRank = brands.toSorted((a, b) => Number(isLeading(b)) - Number(isLeading(a)) || b.count - a.count)
  const leading = byRank.slice(0, leadingShown)
  return { leading, further: brands.filter((brand) => !leading.includes(brand)) }
}

function makes(stock: Stock, type: VehicleType, within: Filters = {}): CountedBrand[] {
  return stock.facets(type, within).make.map(({ value, count }) => ({ name: value, type, count }))
}

function key(name: string): string {
  return name.toLowerCase()
}
