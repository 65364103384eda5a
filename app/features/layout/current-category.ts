import { type Category, urls } from '#app/urls.ts'
import { isSoldType, mainType, soldTypes } from '#content/sold-types.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { vehicleTypeWords } from '#domain/stock/vehicle-type-words.ts'

/** What the menu opens with on a page that says nothing of a type: vans if they are sold. */
const menuCategory: Category = vehicleTypeWords[isSoldType('van') ? 'van' : mainType].plural

/** What the header shows of a page. */
interface HeaderCategory {
  /** What the page is about; null where no type is chosen, and no tab is marked. */
  current: Category | null
  /** Whose links are in the row below the tabs: of the page, else of the type that its form says. */
  open: Category
}

/**
 * The category of a page: that of its path, else that of the vehicle, the alert or all listed vehicles in the loader data.
 * `loaded` is what the loaders of the matched routes returned or, of a sold vehicle,
 * threw.
 */
export function headerCategory(pathname: string, loaded: readonly unknown[]): HeaderCategory {
  const type =
    soldTypes.find((type) => isBelow(pathname, urls.landing(type)) || isBelow(pathname, urls.search(type))) ??
    loaded.map(vehicleTypeIn).find((type) => type !== null)
  const formType = loaded.map(formTypeIn).find((type) => type !== null)
  const categoryOf = (type: VehicleType) => vehicleTypeWords[type].plural
  const current = type ? categoryOf(type) : null
  return { current, open: current ?? (formType ? categoryOf(formType) : menuCategory) }
}

function isBelow(pathname: string, path: string): boolean {
  return `${pathname}/`.startsWith(`${path}/`)
}

/** `onlyType` is of the vehicles of a comparison or a saved list. */
function vehicleTypeIn(loaderData: unknown): VehicleType | null {
  const vehicle =
    property(property(loaderData, 'page') ?? loaderData, 'vehicle') ?? property(loaderData, 'alert')
  const said = property(vehicle, 'type') ?? property(loaderData, 'onlyType')
  return soldTypes.find((type) => type === said) ?? null
}

/** Of a form for type, make and model, as `loadMakeModel` fills it in. */
function formTypeIn(loaderData: unknown): VehicleType | null {
  const search = property(property(loaderData, 'hero') ?? loaderData, 'search')
  return soldTypes.find((type) => type === property(search, 'type')) ?? null
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
}
