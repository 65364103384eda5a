import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { exampleVehicle } from '#domain/stock/example-record.ts'
import type { StoredVehicle } from '#domain/stock/stock-list.ts'
import { createAskPositions } from './ask-site.ts'
import { siteAddress } from './site-address.ts'

/** However busy the machine is. */
const answerMs = 30_000

let site: Server
let asked: URL[]

beforeEach(async () => {
  asked = []
  site = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://site')
    asked.push(url)
    const isGood = url.searchParams.get('pricePosition') === 'Good price'
    response.end(JSON.stringify(isGood ? [{ _id: 'v3' }] : []))
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
})
afterEach(() => site.close())

const stored = (id: string): StoredVehicle => ({
  id,
  change: 1,
  standing: 'available',
  since: 0,
  left: null,
  changedAt: 0,
  price: null,
  record: exampleVehicle(id),
  override: null,
})

it('asks the site how prices compare, as many at a time as it takes, and once in a while', async () => {
  const { port } = site.address() as AddressInfo
  const positions = createAskPositions({ host: '127.0.0.1', port }, { answerMs })
  const vehicles = Array.from({ length: 45 }, (_, place) => stored(`v${place}`))
  expect(await positions([...vehicles, { ...stored('gone'), standing: 'sold' }])).toEqual(
    new Map([['v3', 'good']]),
  )
  expect(asked).toHaveLength(12)
  for (const { searchParams } of asked) expect(searchParams.getAll('stockId').length).toBeLessThanOrEqual(20)
  expect(await positions(vehicles)).toEqual(new Map([['v3', 'good']]))
  expect(asked).toHaveLength(12)
})

it('lets the site rest nine times as long as its answers took', async () => {
  const { port } = site.address() as AddressInfo
  let now = 0
  // Beginning and end of the first question are 20 ms apart.
  const positions = createAskPositions(
    { host: '127.0.0.1', port },
    { answerMs, monotonic: () => (now += 10) },
  )
  const [first] = await Promise.all([positions([stored('v3')]), positions([stored('v4')])])
  expect([first, asked.length]).toEqual([new Map([['v3', 'good']]), 4])
  await positions([stored('v5')])
  expect(asked).toHaveLength(4)
  now += 1_000
  await positions([stored('v5')])
  expect(asked).toHaveLength(8)
})

it('says nothing while the site is not there', async () => {
  const { port } = site.address() as AddressInfo
  await new Promise((resolve) => site.close(resolve))
  expect(await createAskPositions({ host: '127.0.0.1', port })([stored('v3')])).toEqual(new Map())
})

it.each([
  ['0.0.0.0', '127.0.0.1:3000'],
  ['::', '127.0.0.1:3000'],
  ['::1', '[::1]:3000'],
  ['10.0.0.7', '10.0.0.7:3000'],
])('reaches a site that listens on %s at %s', (host, address) => {
  expect(siteAddress({ host, port: 3000 })).toBe(address)
})
