import type { NumberField, TextField } from '#domain/stock/filter-fields.ts'
import type { SortOrder } from '#domain/stock/sort-orders.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'

// What the scripts of pages without React need of the addresses: with `urls.ts` they would load the whole table.

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

/** Whether a path is the page of one vehicle. */
export function isVehiclePath(path: string): boolean {
  return /^\/vehicles\/[^/]+\/?$/.test(path)
}
