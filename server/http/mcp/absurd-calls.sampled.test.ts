import { makeDemoStock } from 'demo-stock/make-demo-stock.ts'
import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { sampled } from '../../../tests/support/sampled.ts'
import { openTestApp } from '../testing/open-test-app.ts'

const stock = [...makeDemoStock({ count: 200 })]
const ids = stock.map(({ metadata }) => metadata.stockId)
const site = await openTestApp({ stock })
afterAll(() => site.close())

const names = ['price', 'make', 'year', 'postcode', 'deposit', 'term', 'vat', 'equipment', 'monthlyPrice']
const value = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 210 }),
  fc.double(),
  fc.integer({ min: 0, max: 60 }),
  fc.constantFrom(
    '-',
    '0-',
    '-0',
    '-20000',
    '9'.repeat(150),
    '1e999',
    'L3 4DB',
    'Infinity',
    ' ',
    'Ford',
    'ex',
  ),
  fc.array(fc.string({ maxLength: 40 }), { maxLength: 22 }),
)
const anyName = fc.oneof(fc.string({ maxLength: 20 }), fc.constantFrom('__proto__', 'constructor'))
const filters = fc.oneof(
  { weight: 4, arbitrary: fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 3 }) },
  { weight: 1, arbitrary: fc.dictionary(anyName, value, { maxKeys: 6 }) },
)
const id = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 220 }),
  fc.constantFrom(...ids.slice(0, 5), '../../etc/passwd', '%00', '\0'),
)
const type = fc.constantFrom('car', 'car', 'van', 'truck', 'boat')
const phrase = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 210 }),
  fc.constantFrom('ford under 5k', '('.repeat(200), '£'.repeat(200)),
)
const inputs = {
  search_vehicles: fc.record(
    {
      phrase,
      type,
      filters,
      page: fc.integer({ min: 0, max: 10_000 }),
      pageSize: fc.integer({ min: 0, max: 21 }),
    },
    { requiredKeys: [] },
  ),
  vehicle: fc.record(
    { id, deposit: fc.integer(), term: fc.integer({ min: 0, max: 70 }) },
    { requiredKeys: ['id'] },
  ),
  filters: fc.record(
    { type, names: fc.array(fc.constantFrom('make', 'price', 'derivative'), { maxLength: 60 }), filters },
    { requiredKeys: ['type'] },
  ),
  compare: fc.record({ ids: fc.array(id, { maxLength: 6 }) }),
}
const call = fc.oneof(
  ...Object.entries(inputs).map(([name, arbitrary]) => ({
    weight: 4,
    arbitrary: arbitrary.map((input: object) => ({ name, arguments: input as unknown })),
  })),
  { weight: 1, arbitrary: fc.record({ name: fc.string(), arguments: fc.anything() }) },
  {
    weight: 1,
    arbitrary: fc.record({ name: fc.constantFrom(...Object.keys(inputs)), arguments: fc.anything() }),
  },
)

it('answers absurd calls without a 5xx, in bounded answers', {
  timeout: sampled(60_000, 300_000),
}, async () => {
  let answered = 0
  for (const params of fc.sample(call, { seed: 20_261_128, numRuns: sampled(500, 10_000) })) {
    const { statusCode, body } = await site.app.inject({
      method: 'POST',
      url: '/mcp',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
      payload: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }, (_, each) =>
        typeof each === 'bigint' ? String(each) : each,
      ),
    })
    expect([200, 400, 413]).toContain(statusCode)
    expect(body.length).toBeLessThan(60_000)
    expect(body).not.toContain('Something went wrong on our side')
    if (body.includes('<stock-data>')) answered += 1
  }
  expect(answered).toBeGreaterThan(sampled(20, 400))
})
