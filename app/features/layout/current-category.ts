import { type Category, urls } from '#app/urls.ts'
import { isVehicleType, mainType, type VehicleType, vehicleTypes } from '#domain/stock/vehicle-type.ts'
import { vehicleTypeWords } from '#domain/stock/vehicle-type-words.ts'

/**
 * The header's tab for a page: the category of its path, else that of the vehicle in the loader data, else vans if
 * they are sold.
 * `loaded` is what the loaders of the matched routes returned.
 */
export function currentCategory(pathname: string, loaded: readonly unknown[]): Category {
  const type =
    vehicleTypes.find(
      (type) => isBelow(pathname, urls.landing(type)) || isBelow(pathname, urls.search(type)),
    ) ?? loaded.map(vehicleTypeIn).find((type) => type !== null)
  return vehicleTypeWords[type ?? (isVehicleType('van') ? 'van' : mainType)].plural
}

function isBelow(pathname: string, path: string): boolean {
  return `${pathname}/`.startsWith(`${path}/`)
}

function vehicleTypeIn(loaderData: unknown): VehicleType | null {
  const vehicle = property(property(loaderData, 'page') ?? loaderData, 'vehicle')
  return vehicleTypes.find((type) => type === property(vehicle, 'type')) ?? null
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
}
