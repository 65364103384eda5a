import { expect, it } from 'vitest'
import { urls } from '#app/urls.ts'
import { vehicleTypes } from '#domain/stock/vehicle-type.ts'
import { searchParamsOf } from '#domain/words/interpretation.ts'
import { hrefOf } from '#server/http/api/phrases.ts'

it.each(vehicleTypes)('the API and the pages write the same address for a phrase (%s)', (type) => {
  const filters = { make: ['Ford', 'BMW'], price: '-9000', postcode: 'L3 1HU' }
  const phrases = [
    { type, filters, sort: 'distance', notUnderstood: [], hasContactDetails: false },
    { type, filters: {}, sort: 'relevance', notUnderstood: ['x'], hasContactDetails: false },
  ] as const
  for (const found of phrases) expect(hrefOf(found)).toBe(urls.search(type, searchParamsOf(found)))
})
