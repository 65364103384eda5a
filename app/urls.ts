import { soldTypes } from '#content/sold-types.ts'
import type { EnquiryKind } from '#domain/enquiries/enquiry-kind.ts'
import type { NumberField, TextField } from '#domain/stock/filter-fields.ts'
import type { SortOrder } from '#domain/stock/sort-orders.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { vehicleTypeWords } from '#domain/stock/vehicle-type-words.ts'

/**
 * A query in the order in which it is written. An undefined parameter is left out, an empty one is written, and a list
 * repeats the parameter.
 */
export type Query = Readonly<Record<string, string | number | readonly string[] | undefined>>

/** The parameters of a search. */
export type SearchParams = Readonly<
  { [P in TextField]?: string | readonly string[] | undefined } & {
    [P in NumberField | 'vat' | 'deposit' | 'term' | 'postcode']?: string | undefined
  } & {
    sort?: SortOrder | undefined
    page?: number | undefined
  }
>

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

/** The parameter of a results page that repeats the phrase which it answers, for its search box. No part of the search. */
export const phraseParameter = 'q'

/** In the form of a search box: the query of the results that a phrase narrows. At results: that it did. */
export const withinParameter = 'within'

/** The parameter of a results page that repeats the words of a phrase which are no part of the search. */
export const notUnderstoodParameter = 'notUnderstood'

/** The parameter of a results page for words of its phrase that name versions of other vehicles too: "black". */
export const otherwiseParameter = 'otherwise'

/**
 * The parameter of a results page for a phrase that had contact details, or a number plate that no vehicle of ours has,
 * which are not repeated, or more words than are read. Its value says which.
 */
export const leftOutParameter = 'leftOut'
export const leftOutContactDetails = 'contact-details'
export const leftOutNumberPlate = 'number-plate'
export const leftOutEnd = 'end'

/** The parameter of the valuation for a number plate that was looked for and that no vehicle of ours has. */
export const unknownPlateParameter = 'unknownPlate'

/** The parameter of a results page that names a filter whose list of checkboxes is open. No part of the search. */
export const severalParameter = 'several'

/** A type's part of an address: `/cars/used`. */
export type Category = (typeof vehicleTypeWords)[VehicleType]['plural']

/** The path with a query, or alone when the query is empty. */
export function withQuery(path: string, query: Query | URLSearchParams = {}): string {
  const given = query instanceof URLSearchParams ? query : new URLSearchParams(definedPairs(query))
  return given.size === 0 ? path : `${path}?${given}`
}

function definedPairs(query: Query): [name: string, value: string][] {
  return Object.entries(query).flatMap(([name, value = []]) =>
    [value].flat().map((one): [string, string] => [name, String(one)]),
  )
}

const categoryUrl = (category: Category) => `/${category}`
const vehicleUrl = (id: string, query?: VehicleParams) =>
  withQuery(`/vehicles/${encodeURIComponent(id)}`, query)

const landingUrl = (type: VehicleType) => categoryUrl(vehicleTypeWords[type].plural)
const usedUrl = (type: VehicleType) => `${landingUrl(type)}/used`

// These are exported, because the scripts of pages without React then have no other address of the table.
export const searchUrl = (type: VehicleType, query?: SearchParams | URLSearchParams) =>
  withQuery(`/${type}-search`, query)
export const feedUrl = (type: VehicleType, query?: SearchParams | URLSearchParams) =>
  withQuery(`/feeds/${type}.atom`, query)
export const browseStockUrl = (query?: Pick<SearchParams, 'make' | 'model'>) =>
  withQuery('/browse-stock', query)
export const savedUrl = (ids: readonly string[] = [], chosen: readonly string[] = []) =>
  withQuery('/saved', { v: ids, with: chosen })
/** The part of a page with the vehicles that were looked at, for its script. */
export const viewedUrl = (ids: readonly string[] = []) => withQuery('/viewed', { v: ids })
export const distinctValuesUrl = (type: VehicleType, query?: URLSearchParams) =>
  withQuery(`/api/vehicles/distinct/${type}`, query)
export const suggestUrl = (query: { q: string; type?: VehicleType }) =>
  withQuery('/api/vehicles/suggest', query)

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

/** Whether a path is the page of one vehicle. */
export function isVehiclePath(path: string): boolean {
  return /^\/vehicles\/[^/]+\/?$/.test(path)
}

/** A name as an address writes it: "Mercedes-Benz" is `mercedes-benz`. Accents are dropped, all else becomes hyphens. */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
