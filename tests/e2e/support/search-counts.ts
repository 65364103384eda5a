import type { APIRequestContext, Locator, Page } from '@playwright/test'
import type { FilterField } from '#domain/stock/filter-fields.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'

interface Counts {
  total: number
  fields: Record<FilterField, { value: string; count: number }[]>
}

/** The facet counts of the API for the same search. */
export async function countOf(request: APIRequestContext, type: VehicleType, query = ''): Promise<Counts> {
  const response = await request.get(`/api/vehicles/facets/${type}?${query}`)
  if (!response.ok()) throw new Error(`The counts answered ${response.status()}`)
  return response.json()
}

/** "1,204 cars", above the results. */
export function resultsHeading(page: Page): Locator {
  return page.locator('#results')
}
