import { type Category, urls } from '#app/urls.ts'
import { isSoldType, mainType, soldTypes } from '#content/sold-types.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { vehicleTypeWords } from '#domain/stock/vehicle-type-words.ts'

/** What the menu opens with on a page without a category: vans if they are sold. */
export const menuCategory: Category = vehicleTypeWords[isSoldType('van') ? 'van' : mainType].plural

/**
 * The category of a page, which the header marks: that of its path, else that of the vehicle in the loader data.
 * `loaded` is what the loaders of the matched routes returned.
 */
export function currentCategory(pathname: string, loaded: readonly unknown[]): Category | null {
  const type =
    soldTypes.find((type) => isBelow(pathname, urls.landing(type)) || isBelow(pathname, urls.search(type))) ??
    loaded.map(vehicleTypeIn).find((type) => type !== null)
  return type ? vehicleTypeWords[type].plural : null
}

function isBelow(pathname: string, path: string): boolean {
  return `${pathname}/`.startsWith(`${path}/`)
}

function vehicleTypeIn(loaderData: unknown): VehicleType | null {
  const vehicle = property(property(loaderData, 'page') ?? loaderData, 'vehicle')
  return soldTypes.find((type) => type === property(vehicle, 'type')) ?? null
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
}
