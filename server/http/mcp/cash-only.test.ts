import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Assistant, connectAssistant, readAnswer } from './testing/connect-assistant.ts'

// The dealer of dealers/cash-only: used cars, for cash.

const site = spawn(
  process.execPath,
  [join(import.meta.dirname, '../../../tests/support/serve-demo-stock.ts')],
  {
    env: { ...process.env, FORECOURT_DEALER: join(import.meta.dirname, '../../../dealers/cash-only') },
    stdio: ['ignore', 'pipe', 'inherit'],
  },
)
let assistant: Assistant

beforeAll(async () => {
  const [url] = await once(createInterface(site.stdout), 'line')
  assistant = await connectAssistant(url)
})

afterAll(async () => {
  await assistant?.client.close()
  site.kill('SIGTERM')
  await once(site, 'exit')
})

const credit = /\b(APR|a month|monthly|hire purchase|credit|deposit|lender|finance|apply)\b/i

it('has no cost of credit and no word of it in any answer', async () => {
  const found = await assistant.call('search_vehicles', { phrase: 'automatic petrol under £20k' })
  const { data } = readAnswer(found)
  expect(data.total).toBeGreaterThan(0)
  const ids = data.vehicles.slice(0, 2).map(({ id }: { id: string }) => id)
  const answers = [
    found,
    await assistant.call('filters', { type: 'car' }),
    await assistant.call('vehicle', { id: ids[0] }),
    await assistant.call('compare', { ids }),
  ]
  for (const text of answers) expect(text).not.toMatch(credit)
})

it('offers no filter, order or term of credit, and says so', async () => {
  const { tools } = await assistant.client.listTools()
  expect(JSON.stringify(tools)).not.toMatch(credit)
  expect(JSON.stringify(tools)).not.toMatch(/monthlyPrice|monthly_asc/)
  expect(assistant.client.getInstructions()).toContain('Vehicles are sold without finance')
  expect(
    await assistant.fault('search_vehicles', { type: 'car', filters: { monthlyPrice: '-200' } }),
  ).toMatch(/monthlyPrice/)
  expect(await assistant.fault('search_vehicles', { type: 'car', sort: 'monthly_asc' })).toMatch(/sort/)
})

it('does not understand a monthly budget, and searches what the dealer sells', async () => {
  const { data } = readAnswer(
    await assistant.call('search_vehicles', { phrase: 'hatchback under £200 a month' }),
  )
  expect(data.notUnderstood.join(' ')).toContain('200')
  expect(data.searched.filters).not.toHaveProperty('monthlyPrice')
  expect(await assistant.fault('search_vehicles', { type: 'van' })).toMatch(/type/)
})
