import { soldTypes } from '#content/sold-types.ts'
import type { EnquiryKind } from '#domain/enquiries/enquiry-kind.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { vehicleTypeWords } from '#domain/stock/vehicle-type-words.ts'
import {
  browseStockUrl,
  distinctValuesUrl,
  feedUrl,
  type Query,
  type SearchParams,
  savedUrl,
  searchUrl,
  suggestUrl,
  viewedUrl,
  withQuery,
} from './script-urls.ts'

/**
 * How a vehicle page shows its figures: finance terms, the value of the visitor's own vehicle and what is owed on it, yearly
 * mileage, the price of a litre or a kWh, and the price with or without VAT.
 */
export type VehicleParams = Readonly<{
  [P in 'deposit' | 'term' | 'finance' | 'partExchange' | 'owed' | 'milesPerYear' | 'energyPrice' | 'vat']?:
    | string
    | undefined
}>

/**
 * What the part-exchange form is filled in with: whole pounds, miles and a year. Never a number plate, which identifies
 * its owner and must not be in an address; the form asks for it.
 */
export type PartExchangeParams = Readonly<{
  [P in 'make' | 'model' | 'year' | 'mileage' | 'low' | 'high']?: string | number | undefined
}>

/** A type's part of an address: `/cars/used`. */
export type Category = (typeof vehicleTypeWords)[VehicleType]['plural']

const categoryUrl = (category: Category) => `/${category}`
const vehicleUrl = (id: string, query?: VehicleParams) =>
  withQuery(`/vehicles/${encodeURIComponent(id)}`, query)

const landingUrl = (type: VehicleType) => categoryUrl(vehicleTypeWords[type].plural)
const usedUrl = (type: VehicleType) => `${landingUrl(type)}/used`

/**
 * Every address of this site that `app` links to, as a path: `new URL(path, origin)` makes it absolute.
 * `routes.ts` has the patterns; a test holds the two together. Links of `content` keep their own addresses.
 */
export const urls = {
  home: '/',
  category: categoryUrl,
  /** The home page of a category and its used stock; `content/landing-pages.ts` has all landing pages. */
  landing: landingUrl,
  used: usedUrl,
  /** Used stock of one make, model, body type, fuel or budget, each as `slugOf` writes it. */
  stockPage: (type: VehicleType, slug: string, modelSlug?: string) =>
    [usedUrl(type), slug, modelSlug].filter((part) => part !== undefined).join('/'),

  search: searchUrl,
  /** Redirects from a phrase to its results. The field of the form is `q`. */
  find: (query?: { q: string; type?: VehicleType }) => withQuery('/find', query),
  /** What a search page shows, for its script: `ResultsAnswer`. */
  searchView: (type: VehicleType, query?: SearchParams | URLSearchParams) =>
    withQuery(`/${type}-search.json`, query),
  /** The newest vehicles of a search, as Atom. */
  feed: feedUrl,
  /** All three types at once. */
  browseStock: browseStockUrl,
  offers: '/offers',
  /** The list of every vehicle; `page` from 1. */
  vehicles: (page = 1) => withQuery('/vehicles', page > 1 ? { page } : {}),
  vehicle: vehicleUrl,
  /** The saved vehicles of the device, or those of a list. `chosen` are ticked for a comparison. */
  saved: savedUrl,
  viewed: viewedUrl,
  /** The form of an alert: for a search, as `car?make=Ford`, or for vehicles. */
  alerts: (query?: { search?: string | undefined; v?: readonly string[] }) => withQuery('/alerts', query),
  /** Where the link of a confirmation leads; what it asks for is sealed in it. */
  alertsConfirm: () => '/alerts/confirm',
  /** Ends an alert by a POST, and shows what it is by a GET. */
  alertsEnd: (alert?: string) => withQuery('/alerts/end', { alert }),
  /** Up to four vehicles side by side. */
  compare: (ids: readonly string[] = []) => withQuery('/compare', { v: ids }),
  /** The application form; `formKey` is its idempotency key. */
  apply: (id: string, formKey?: string, query?: VehicleParams) =>
    withQuery(`${vehicleUrl(id)}/apply`, { ...query, form: formKey }),
  /** What has happened with an application. `Submission` of `server/services.ts` has the secret address of each. */
  applicationStatus: '/application-status',
  /** The form of an enquiry about a vehicle; `formKey` is its idempotency key. `offered` is for a part-exchange. */
  enquire: (id: string, kind: EnquiryKind, formKey?: string, offered?: PartExchangeParams) =>
    withQuery(`${vehicleUrl(id)}/enquire/${kind}`, { ...offered, form: formKey }),
  /** The part-exchange form without a vehicle of ours. `low` and `high` are the range of the valuation. */
  enquirePartExchange: (query?: PartExchangeParams, formKey?: string) =>
    withQuery('/part-exchange/enquire', { ...query, form: formKey }),
  /** `vehicle` is the stock id of the vehicle that the visitor came from. */
  valuationFor: (vehicle: string) => withQuery('/valuation', { vehicle }),
  valuation: '/valuation',
  /** Filled in with what is known of the vehicle; never with its number plate. */
  valuationOf: (query: Query) => withQuery('/valuation', query),
  partExchange: '/part-exchange',

  articles: '/articles',
  article: (slug: string) => `/articles/${slug}`,
  expertReviews: '/expert-reviews',
  /** The expert reviews of one type. */
  reviews: (type: VehicleType) => `${landingUrl(type)}/reviews`,
  review: (type: VehicleType, slug: string) => `${landingUrl(type)}/reviews/${slug}`,
  /** A page under `content/pages`. */
  page: (slug: string) => `/${slug}`,
  contact: '/contact',
  privacy: '/privacy',
  /** What pages keep in the browser. */
  cookies: '/cookies',
  /** Where the price position is explained. */
  howWeCompare: '/pricing#how-we-compare',

  securityText: '/.well-known/security.txt',
  /** What the site is, for assistants. */
  llmsText: '/llms.txt',
  /** For assistants: the server answers it, and pages only name it. */
  mcp: '/mcp',
  sitemapIndex: '/sitemap.xml',
  sitemap: (name: string) => `/sitemaps/${name}.xml`,

  api: {
    root: '/api/',
    /** What the API offers, which every page names in its head (RFC 8631). */
    openapi: '/api/openapi.json',
    /** The records of a search, as JSON. */
    search: (type: VehicleType, query: URLSearchParams) => withQuery(`/api/vehicles/search/${type}`, query),
    /** The values of every filter, as JSON. */
    distinctValues: distinctValuesUrl,
    financeApplication: '/api/finance-application',
    enquiries: '/api/enquiries',
    /** Ways to complete a phrase. */
    suggest: suggestUrl,
  },

  /** Files at the root of the site: `public/` of the dealer's folder, and `app/offline-worker.js`. */
  files: {
    favicon: '/favicon.svg',
    touchIcon: '/apple-touch-icon.png',
    manifest: '/site.webmanifest',
    shareImage: '/share.png',
    offlineWorker: (version: string) => `/offline-worker.js?${version}`,
  },
} as const

/** The type of a category in an address; null when it is none. */
export function typeOfCategory(category: string): VehicleType | null {
  return soldTypes.find((type) => vehicleTypeWords[type].plural === category) ?? null
}

/** The addresses of vehicle pages as a URL pattern. */
export const vehiclePattern = '/vehicles/:id'

/** A name as an address writes it: "Mercedes-Benz" is `mercedes-benz`. Accents are dropped, all else becomes hyphens. */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
