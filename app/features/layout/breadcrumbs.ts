import { urls } from '#app/urls.ts'
import type { LandingPage } from '#content/landing-pages.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { vehicleTypeWords } from '#domain/stock/vehicle-type-words.ts'

/** One level of a breadcrumb, from the top down. The last is the page itself and has no `to`. */
export interface BreadcrumbStep {
  label: string
  to?: string
}

export type Breadcrumbs = readonly BreadcrumbStep[]

/** Home, the levels between, and the page itself. */
export function pageBreadcrumbs(title: string, between: Breadcrumbs = []): Breadcrumbs {
  return [{ label: 'Home', to: urls.home }, ...between, { label: title }]
}

/** Filters do not lengthen it. */
export function searchBreadcrumbs(type: VehicleType): Breadcrumbs {
  return pageBreadcrumbs(`${vehicleTypeWords[type].pluralLabel} for sale`)
}

/** The category precedes the page, unless the page is the category's home. */
export function landingBreadcrumbs(
  { type, topic }: Pick<LandingPage, 'type' | 'topic'>,
  title: string,
): Breadcrumbs {
  if (topic === 'home') return pageBreadcrumbs(vehicleTypeWords[type].pluralLabel)
  return pageBreadcrumbs(title, [categoryStep(type)])
}

interface UsedStock {
  type: VehicleType
  name: string
  /** The make, of a model. */
  parent: { name: string; path: string } | null
}

export function stockPageBreadcrumbs({ type, name, parent }: UsedStock): Breadcrumbs {
  return [
    categoryStep(type),
    { label: `Used ${vehicleTypeWords[type].plural}`, to: urls.used(type) },
    ...(parent ? [{ label: parent.name, to: parent.path }] : []),
    { label: name },
  ]
}

interface NamedVehicle {
  type: VehicleType
  make: string | null
  model: string | null
  registration: string | null
}

/** The searches of the type, the make and the model, then the vehicle itself. */
export function vehicleBreadcrumbs({ type, make, model, registration }: NamedVehicle): Breadcrumbs {
  return [
    { label: vehicleTypeWords[type].pluralLabel, to: urls.search(type) },
    ...(make ? [{ label: make, to: urls.search(type, { make }) }] : []),
    ...(make && model
      ? [{ label: model === make ? `${make} ${model}` : model, to: urls.search(type, { make, model }) }]
      : []),
    { label: registration ?? 'This vehicle' },
  ]
}

export function articleBreadcrumbs(title: string): Breadcrumbs {
  return pageBreadcrumbs(title, [{ label: 'Articles', to: urls.articles }])
}

/** The list of the reviews of a type. */
export function reviewsBreadcrumbs(type: VehicleType, title: string): Breadcrumbs {
  return pageBreadcrumbs(title, [categoryStep(type)])
}

export function reviewBreadcrumbs(type: VehicleType, title: string): Breadcrumbs {
  return pageBreadcrumbs(title, [
    { label: `${vehicleTypeWords[type].label} buyer’s guides`, to: urls.reviews(type) },
  ])
}

function categoryStep(type: VehicleType): BreadcrumbStep {
  return { label: vehicleTypeWords[type].pluralLabel, to: urls.landing(type) }
}
