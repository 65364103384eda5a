import { vehicleTypeWords } from '#domain/stock/vehicle-type-words.ts'
import sells from '#sells'
import {
  offersFinance,
  offersLeasing,
  offersPartExchange,
  offersPricePosition,
  offersSoftware,
  offersValuation,
} from './offers.ts'
import { commercialTypes, isSoldType, soldTypes } from './sold-types.ts'

/** What a page, a link or a sentence may be about, and whether this dealer offers it. */
export const offered = {
  car: isSoldType('car'),
  van: isSoldType('van'),
  truck: isSoldType('truck'),
  newCar: sells.car.includes('new'),
  usedCar: sells.car.includes('used'),
  usedVan: sells.van.includes('used'),
  /** Used vehicles of any type, which the buyer's guides are about. */
  used: soldTypes.some((type) => sells[type].includes('used')),
  /** Vans or trucks. */
  commercial: commercialTypes !== '',
  finance: offersFinance,
  leasing: offersLeasing,
  /** Credit or leases: what the Financial Conduct Authority regulates. */
  broking: offersFinance || offersLeasing,
  partExchange: offersPartExchange,
  valuation: offersValuation,
  pricePosition: offersPricePosition,
  software: offersSoftware,
}

export type Offer = keyof typeof offered

/** Pages about one thing that a dealer may not offer, with those below them and the addresses that lead to them. All other pages are there for every dealer. */
const pagesAbout: Record<Offer, readonly string[]> = {
  // They give the tax of cars, and PCP is hardly offered for others.
  car: ['/articles/running-costs', '/articles/petrol-diesel-hybrid-electric', '/articles/hp-or-pcp'],
  newCar: [],
  usedCar: ['/articles/checking-a-used-car'],
  van: ['/articles/choosing-a-van'],
  usedVan: ['/articles/used-van-checks'],
  used: ['/expert-reviews'],
  truck: ['/articles/buying-a-truck'],
  commercial: [],
  finance: [
    '/vehicles/:id/apply',
    '/application-status',
    '/finance-info',
    '/finance-options',
    '/finance-prices',
    '/tcf',
    '/articles/credit-score',
    '/articles/hp-or-pcp',
  ],
  leasing: ['/leasing-info', '/leasing-articles'],
  broking: [],
  partExchange: ['/part-exchange', '/articles/part-exchange-or-sell'],
  valuation: ['/valuation'],
  pricePosition: ['/offers', '/deals'],
  software: ['/dealers'],
}

const notOffered: readonly string[] = [
  ...(['car', 'van', 'truck'] as const).flatMap((type) => {
    const category = `/${vehicleTypeWords[type].plural}`
    if (!offered[type]) return [category, `/${type}-search`, `/${type}-search.json`]
    return [
      ...(['used', 'new'] as const)
        .filter((condition) => !sells[type].includes(condition))
        .map((condition) => `${category}/${condition}`),
      // Buyer's guides, which are about used vehicles.
      ...(sells[type].includes('used') ? [] : [`${category}/reviews`]),
      ...(['finance', 'leasing'] as const)
        .filter((service) => !offered[service])
        .map((service) => `${category}/${service}`),
    ]
  }),
  ...(Object.keys(pagesAbout) as Offer[])
    .filter((offer) => !offered[offer])
    .flatMap((offer) => pagesAbout[offer]),
]

/**
 * Whether the dealer offers what the page at an address is about. Routes, menus, links in texts, lists of texts and the
 * sitemap ask it. True for addresses elsewhere.
 */
export function isOffered(address: string): boolean {
  const [path] = address.split(/[?#]/)
  return !notOffered.some((page) => `${path}/`.startsWith(`${page}/`))
}
