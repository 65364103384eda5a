import { createConfig, lintFromString } from '@redocly/openapi-core'
import { afterAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { licenceTypes } from '#domain/applications/application-fields.ts'
import { filterFields } from '#domain/stock/filter-fields.ts'
import { problems } from '../problems.ts'
import { openTestApp } from '../testing/open-test-app.ts'
import { stockRecord } from '../testing/stock-record.ts'

interface Operation {
  operationId: string
  description: string
  parameters?: { name: string; in: string; description?: string; schema: Record<string, unknown> }[]
  requestBody?: { content: Record<string, MediaType> }
  security?: object[]
  responses: Record<string, { description: string; content: Record<string, MediaType> }>
}

interface MediaType {
  schema: object
  examples?: Record<string, { value: object }>
}

const site = await openTestApp({
  stock: [stockRecord({ id: 'c1' })],
  env: { STOCK_WEBHOOK_SECRET: 'a secret between us and Auto Trader' },
  publicUrl: 'https://www.pierhead.example',
})
afterAll(() => site.close())
const text = (await site.app.inject('/api/openapi.json')).body

function operations(): { call: string; operation: Operation }[] {
  const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, Operation>> }
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ call: `${method} ${path}`, operation })),
  )
}

async function lint(source: string): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'] })
  const faults = await lintFromString({ source, absoluteRef: 'openapi.json', config })
  return faults.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)
}

describe('the OpenAPI document', () => {
  it('passes the rules that Redocly recommends, and every example matches its schema', async () => {
    expect(await lint(text)).toEqual([])
  })

  it.each([
    ['a call without security', /"security":\[\],/, '', 'security-defined'],
    ['an example that does not fit', '"total":12,', '"total":"twelve",', 'no-invalid-media-type-examples'],
    ['a reference to nothing', 'schemas/VehicleRecord"', 'schemas/Nothing"', 'no-unresolved-refs'],
    ['an unused component', '"schemas":{', '"schemas":{"Unused":{"type":"object"},', 'no-unused-components'],
  ])('would fail these rules with %s', async (_what, before, after, rule) => {
    const broken = text.replace(before, after)
    expect(broken).not.toBe(text)
    expect((await lint(broken)).join()).toContain(rule)
  })

  it('requires no authentication, except for the notifications that Auto Trader signs', () => {
    const { security, components } = JSON.parse(text)
    expect(security).toEqual([])
    const closed = operations().filter(({ operation }) => operation.security !== undefined)
    expect(closed.map(({ call, operation }) => [call, operation.security])).toEqual([
      ['put /api/stock/notifications', [{ autoTraderSignature: [] }]],
    ])
    expect(components.securitySchemes.autoTraderSignature).toMatchObject({
      in: 'header',
      name: 'AutoTrader-Signature',
    })
  })

  it('lists the problems of each call: every code at least once, and the general codes for every call', () => {
    const codesOf = ({ responses }: Operation) =>
      Object.entries(responses).flatMap(([status, { content }]) =>
        Object.entries(content['application/problem+json']?.examples ?? {}).map(([code, { value }]) => {
          expect(value).toMatchObject({ code, status: Number(status) })
          return code
        }),
      )
    const byCall = operations().map(({ call, operation }) => ({ call, codes: codesOf(operation) }))
    for (const { call, codes } of byCall) {
      expect(codes, call).toEqual(
        expect.arrayContaining(['malformed-request', 'url-too-long', 'unsupported-media-type', 'not-ready']),
      )
    }
    // Unsupported methods and files are not calls of the document.
    const others = ['method-not-allowed', 'precondition-failed']
    const listed = new Set([...byCall.flatMap(({ codes }) => codes), ...others])
    expect([...listed].sort()).toEqual(Object.keys(problems).sort())
  })

  it('lists every call and nothing else', () => {
    expect(
      operations()
        .map(({ call }) => call)
        .sort(),
    ).toEqual([
      'get /api/problems',
      'get /api/vehicles',
      'get /api/vehicles/distinct/{type}',
      'get /api/vehicles/facets/{type}',
      'get /api/vehicles/interpret',
      'get /api/vehicles/search/{type}',
      'get /api/vehicles/suggest',
      'get /api/vehicles/{id}',
      'post /api/enquiries',
      'post /api/finance-application',
      'put /api/stock/notifications',
    ])
  })

  it('describes each call, parameter and response', () => {
    for (const { call, operation } of operations()) {
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

  it('declares every failure as a problem document', () => {
    for (const { call, operation } of operations()) {
      const failures = Object.entries(operation.responses).filter(([status]) => Number(status) >= 400)
      expect(failures.length, call).toBeGreaterThan(3)
      for (const [, { content }] of failures)
        expect(Object.keys(content)).toEqual(['application/problem+json'])
    }
  })

  it('lists all parameters of a search', () => {
    const search = operations().find(({ operation }) => operation.operationId === 'searchVehicles')
    const parameters = search?.operation.parameters ?? []
    const names = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name)
    expect(names).toEqual([
      ...filterFields,
      ...['vat', 'deposit', 'term', 'postcode', 'sort', 'page', 'pageSize'],
    ])
    expect(parameters.find(({ name }) => name === 'make')).toMatchObject({
      style: 'form',
      explode: true,
      schema: { type: 'array', items: { type: 'string' } },
    })
    const page = parameters.find(({ name }) => name === 'pageSize')
    expect(page?.schema).toMatchObject({ type: 'integer', minimum: 1, maximum: 100, default: 24 })
  })

  it('has the limits of an application', () => {
    const submit = operations().find(({ operation }) => operation.operationId === 'submitApplication')
    expect(submit?.operation.requestBody?.content['application/json']?.schema).toMatchObject({
      required: ['vehicleId', 'vehicleDetails'],
      properties: {
        vehicleId: { type: 'string', minLength: 1, maxLength: 100 },
        surname: { type: ['string', 'number', 'null'] },
        licenseType: { anyOf: expect.arrayContaining([{ type: 'string', enum: ['', ...licenceTypes] }]) },
      },
    })
  })
})

it.each([
  ['/api/vehicles/search/car', 'searchVehicles'],
  ['/api/vehicles/distinct/car', 'distinctValues'],
  ['/api/vehicles/facets/car', 'facetCounts'],
  ['/api/vehicles', 'listVehicles'],
  ['/api/vehicles/c1', 'findVehicle'],
  ['/api/vehicles/interpret?q=ford+or+audi', 'interpretPhrase'],
  ['/api/vehicles/suggest?q=for', 'suggestPhrases'],
  ['/api/problems', 'listProblems'],
])('%s matches its response schema', async (url, id) => {
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
