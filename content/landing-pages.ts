import type { Filters } from '#domain/search/query.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { isOffered } from './offered.ts'
import { inCondition } from './sold-types.ts'

export interface LandingPage {
  path: string
  type: VehicleType
  /** Decides the blocks of the page. `selection` is any other part of the stock than the used and the new vehicles. */
  topic: 'home' | 'used' | 'new' | 'finance' | 'leasing' | 'selection'
  /** In the menu, and in the footer's lists of some topics. */
  label: string
  /** Its MDX file under `content/`, without the extension. */
  file: string
  /** The vehicles that it lists and counts; all of its type if absent. */
  filters?: Filters
  /** Before their name: "12 used cars in stock today". */
  adjective?: string
  /** Whether its form sends the make even when none is chosen. An empty model is never sent. */
  sends: 'make-always' | 'when-chosen'
  /** The form leads back to the page. Absent: to the results of the search, with its filters. */
  leadsBack?: true
  /** Has a field for the postcode that the sort by distance starts from. */
  asksPostcode?: true
  /** The published figure of `site.ts` that precedes the rating. */
  figure?: 'vehicles' | 'usedCars' | 'newCarSaving' | 'vansOnFinance' | 'usedTrucks'
}

const used = (type: VehicleType) =>
  ({ type, topic: 'used', filters: inCondition(type, 'Used'), adjective: 'used' }) as const
const fresh = (type: VehicleType) =>
  ({ type, topic: 'new', filters: inCondition(type, 'New'), adjective: 'new' }) as const

const allLandingPages: readonly LandingPage[] = [
  {
    path: '/cars',
    type: 'car',
    topic: 'home',
    label: 'Cars',
    file: 'landing/cars',
    sends: 'make-always',
    figure: 'vehicles',
  },
  {
    path: '/cars/used',
    ...used('car'),
    label: 'Used cars',
    file: 'landing/cars-used',
    sends: 'make-always',
    asksPostcode: true,
    figure: 'usedCars',
  },
  {
    path: '/cars/new',
    ...fresh('car'),
    label: 'New cars',
    file: 'landing/cars-new',
    sends: 'make-always',
    figure: 'newCarSaving',
  },
  {
    path: '/cars/finance',
    type: 'car',
    topic: 'finance',
    label: 'Car finance',
    file: 'landing/cars-finance',
    sends: 'when-chosen',
  },
  {
    path: '/cars/leasing',
    type: 'car',
    topic: 'leasing',
    label: 'Car leasing',
    file: 'landing/cars-leasing',
    sends: 'make-always',
    leadsBack: true,
  },
  {
    path: '/vans',
    type: 'van',
    topic: 'home',
    label: 'Vans',
    file: 'landing/vans',
    sends: 'make-always',
    figure: 'vehicles',
  },
  {
    path: '/vans/used',
    ...used('van'),
    label: 'Used vans',
    file: 'landing/vans-used',
    sends: 'when-chosen',
  },
  {
    path: '/vans/new',
    ...fresh('van'),
    label: 'New vans',
    file: 'landing/vans-new',
    sends: 'when-chosen',
  },
  {
    path: '/vans/finance',
    type: 'van',
    topic: 'finance',
    label: 'Van finance',
    file: 'landing/vans-finance',
    sends: 'when-chosen',
    figure: 'vansOnFinance',
  },
  {
    path: '/vans/leasing',
    type: 'van',
    topic: 'leasing',
    label: 'Van leasing',
    file: 'landing/vans-leasing',
    sends: 'make-always',
  },
  {
    path: '/trucks',
    type: 'truck',
    topic: 'home',
    label: 'Trucks',
    file: 'landing/trucks',
    sends: 'when-chosen',
    figure: 'vehicles',
  },
  {
    path: '/trucks/used',
    ...used('truck'),
    label: 'Used trucks',
    file: 'landing/trucks-used',
    sends: 'when-chosen',
    figure: 'usedTrucks',
  },
  {
    path: '/trucks/new',
    ...fresh('truck'),
    label: 'New trucks',
    file: 'landing/trucks-new',
    sends: 'when-chosen',
  },
  {
    path: '/trucks/finance',
    type: 'truck',
    topic: 'finance',
    label: 'Truck finance',
    file: 'landing/trucks-finance',
    sends: 'when-chosen',
  },
  {
    path: '/trucks/leasing',
    type: 'truck',
    topic: 'leasing',
    label: 'Truck leasing',
    file: 'landing/trucks-leasing',
    sends: 'when-chosen',
  },
]

/** Those of what the dealer offers, in the order of the menu. Routes, menu, footer, sitemap, pictures and tests read the list. */
export const landingPages = allLandingPages.filter(({ path }) => isOffered(path))
