import { expect, it } from 'vitest'
import { pence } from '../finance/money.ts'
import { exampleAssumed } from '../search/example-assumed.ts'
import { parseFilters } from '../search/parse-query.ts'
import { exampleRecord } from '../stock/example-record.ts'
import type { VehicleType } from '../stock/vehicle-type.ts'
import { matchedBefore } from './matched-before.ts'

it.each<[query: string, type: VehicleType, vatStatus: string, former: number, was: boolean]>([
  ['', 'car', 'No VAT', 9_000, true],
  ['make=Ford', 'car', 'No VAT', 9_000, true],
  ['price=-7000', 'car', 'No VAT', 7_000, true],
  ['price=-7000', 'car', 'No VAT', 7_000.99, true],
  ['price=-7000', 'car', 'No VAT', 7_001, false],
  ['price=5000-', 'car', 'No VAT', 7_001, true],
  // Advertised without VAT: a private buyer paid £8,400 of £7,000.
  ['price=-7000', 'van', 'Ex VAT', 8_400, true],
  ['price=-7000&vat=inc', 'van', 'Ex VAT', 8_400, false],
  ['price=-7000&vat=ex', 'van', 'Ex VAT', 8_400, true],
  ['price=-7000&vat=ex', 'van', 'Inc VAT', 8_400, true],
  ['price=-7000&vat=ex', 'van', 'No VAT', 8_400, false],
  ['monthlyPrice=-200', 'car', 'No VAT', 3_000, true],
  ['monthlyPrice=-200', 'car', 'No VAT', 30_000, false],
  ['monthlyPrice=-200&price=-2000', 'car', 'No VAT', 3_000, false],
])('%j of a %s with %s at £%d before: %s', (query, type, vatStatus, former, was) => {
  const record = exampleRecord()
  record.adverts.retailAdverts.vatStatus = vatStatus
  const { filters } = parseFilters(new URLSearchParams(query), exampleAssumed.terms)
  const search = { type, filters, assumed: exampleAssumed }
  expect(matchedBefore(record, pence(Math.round(former * 100)), search)).toBe(was)
})
