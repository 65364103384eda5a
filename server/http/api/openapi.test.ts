import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { filterFields } from '#domain/stock/filter-fields.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { stockRecord } from '../testing/stock-record.ts'

interface Operation {
  operationId: string
  summary: string
  description: string
  parameters?: { name: string; in: string; description?: string; schema: Record<string, unknown> }[]
  responses: Record<string, { description: string; content: Record<string, { schema: object }> }>
}

let site: TestApp
let text: string
beforeAll(async () => {
  site = await openTestApp({ stock: [stockRecord({ id: 'c1' })] })
  text = (await site.app.inject('/api/openapi.json')).body
})
afterAll(() => site.close())

function operations(): { call: string; operation: Operation }[] {
  const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, Operation>> }
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ call: `${method} ${path}`, operation })),
  )
}

describe('the OpenAPI document', () => {
  it('is valid by the official schema', async () => {
    const validator = new Validator()
    const { valid, errors } = await validator.validate(JSON.parse(text))
    expect(errors).toBeUndefined()
    expect([valid, validator.version]).toEqual([true, '3.1'])
  })

  it('holds every call and nothing that is none', () => {
    expect(
      operations()
        .map(({ call }) => call)
        .sort(),
    ).toEqual([
      'get /api/problems',
      'get /api/vehicles',
      'get /api/vehicles/distinct/{type}',
      'get /api/vehicles/facets/{type}',
      'get /api/vehicles/search/{type}',
      'get /api/vehicles/{id}',
      'post /api/finance-application',
    ])
  })

  it('names each call once, and describes each call, parameter and answer', () => {
    const ids = operations().map(({ operation }) => operation.operationId)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { call, operation } of operations()) {
      expect(operation.summary, call).toBeTruthy()
      expect(operation.description, call).toBeTruthy()
      for (const parameter of operation.parameters ?? []) {
        expect(parameter.description, `${call} ${parameter.name}`).toBeTruthy()
      }
      for (const [status, response] of Object.entries(operation.responses)) {
        expect(response.description, `${call} ${status}`).not.toBe('Default Response')
        expect(Object.keys(response.content), `${call} ${status}`).toHaveLength(1)
      }
    }
  })

  it('says of failures that they are problem documents', () => {
    for (const { call, operation } of operations()) {
      const failures = Object.entries(operation.responses).filter(([status]) => Number(status) >= 400)
      expect(failures.length, call).toBeGreaterThan(3)
      for (const [, { content }] of failures)
        expect(Object.keys(content)).toEqual(['application/problem+json'])
    }
  })

  it('offers all filters, orders and pages of a search', () => {
    const search = operations().find(({ operation }) => operation.operationId === 'searchVehicles')
    const parameters = search?.operation.parameters ?? []
    const names = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name)
    expect(names).toEqual([...filterFields, 'sort', 'page', 'pageSize', 'postcode'])
    const page = parameters.find(({ name }) => name === 'pageSize')
    expect(page?.schema).toMatchObject({ type: 'integer', minimum: 1, maximum: 100, default: 24 })
  })

  it('points nowhere that does not exist, and keeps nothing that nobody points to', () => {
    const { components } = JSON.parse(text) as { components: { schemas: object } }
    const referred = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name)
    expect([...new Set(referred)].sort()).toEqual(Object.keys(components.schemas).sort())
  })
})

it.each([
  ['/api/vehicles/search/car', 'searchVehicles'],
  ['/api/vehicles/distinct/car', 'distinctValues'],
  ['/api/vehicles/facets/car', 'facetCounts'],
  ['/api/vehicles', 'listVehicles'],
  ['/api/vehicles/c1', 'findVehicle'],
  ['/api/problems', 'listProblems'],
])('%s answers what its schema says', async (url, id) => {
  const { operation } = operations().find(({ operation }) => operation.operationId === id) ?? {}
  const schema = operation?.responses[200]?.content['application/json']?.schema
  const { components } = JSON.parse(text) as { components: { schemas: Record<string, object> } }
  const $defs = components.schemas
  const whole = JSON.parse(
    JSON.stringify({ ...schema, $defs }).replaceAll('#/components/schemas/', '#/$defs/'),
  )
  const answer = (await site.app.inject(url)).json()
  expect(z.fromJSONSchema(whole).safeParse(answer)).toMatchObject({ success: true })
})
