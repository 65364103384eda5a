import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { answersOfPlate, completeByPlate, withPlateFacts } from '#domain/registers/complete-by-plate.ts'
import { type FoundPlate, whyNotFilled } from '#domain/registers/plate-answer.ts'
import { runForecourt } from '../cli/testing/run-forecourt.ts'
import { parseVehicle } from '../stock/staff/parse-vehicle.ts'
import { openTemporaryFolder } from '../store/contract/temporary-folder.ts'
import { createDvla } from './dvla.ts'
import { cachePlates } from './plate-cache.ts'
import { startDvlaServer } from './testing/dvla-server.ts'
import { createVisitorPlates } from './visitor-plates.ts'

const key = 'a-key-of-the-dvla'
let server: Awaited<ReturnType<typeof startDvlaServer>>
beforeAll(async () => {
  server = await startDvlaServer({ key })
})
afterAll(() => server.close())

const lookUp = (plate: string, options = {}) => createDvla({ url: server.url, key, ...options }).lookUp(plate)

describe('a plate as ten people type it', () => {
  it.each(['AA19AAA', 'aa19 aaa', ' AA19  AAA ', 'aa19-aaa', 'Aa19.Aaa', 'AA 19 AAA', 'aa19aaa\t'])(
    'is found: %j',
    async (typed) => {
      expect(await lookUp(typed)).toMatchObject({ state: 'found', facts: { make: 'FORD', type: 'car' } })
    },
  )

  it.each([
    'A1',
    '1 A',
    'AZ 1234',
    'P123 ABC',
    'ABC 123D',
    'BIG 1',
    'KIG 8200',
    'LXI 44',
    '999 AAA',
    'ER19NFD',
  ])('is asked for, and unknown: %j', async (typed) =>
    expect(await lookUp(typed)).toEqual({ state: 'unknown' }),
  )

  it.each([
    '',
    '   ',
    'Ford',
    '12345',
    'AA19AAAA',
    'AA19 AAA AA19 AAB',
    'my plate is AA19AAA',
    'AA19AA!',
    'ÄA19AAA',
    'WF0AXXTTGAAA12345',
    'a'.repeat(100_000),
    'AA19AAA?x=1',
    '{"a":1}',
  ])('is no plate, and is not sent: %j', async (typed) => {
    const before = server.requests.length
    expect(await lookUp(typed)).toEqual({ state: 'no-plate' })
    expect(server.requests).toHaveLength(before)
  })
})

it('has what the service says, and nothing where it says nothing', async () => {
  expect(await lookUp('AA19EEE', { now: () => Date.parse('2026-11-28T12:00:00Z') })).toEqual({
    state: 'found',
    on: '2026-11-28',
    facts: {
      type: 'car',
      make: 'TESLA',
      yearOfManufacture: 2019,
      monthOfFirstRegistration: '2019-03',
      fuel: 'ELECTRICITY',
      colour: 'BLUE',
      engineCc: null,
      co2: 0,
      euroStatus: null,
      taxStatus: 'Taxed',
      taxDue: '2027-03-01',
      motStatus: 'Valid',
      motExpires: '2027-03-14',
    },
  })
})

it.each([
  ['ER19BAD', { state: 'no-plate' }, 'This is not a UK number plate, such as AB12 CDE.'],
  ['ER19NFD', { state: 'unknown' }, 'The DVLA has no vehicle with this number plate.'],
  [
    'ER19THR',
    { state: 'away', failure: 'HTTP 429', retryAfterMs: 30_000 },
    'The DVLA could not be asked. It answers again in 30 seconds.',
  ],
  ['ER19ERR', { state: 'away', failure: 'HTTP 500', retryAfterMs: null }, 'The DVLA could not be asked.'],
  ['ER19MNT', { state: 'away', failure: 'HTTP 503', retryAfterMs: null }, 'The DVLA could not be asked.'],
])('says why %s filled in nothing', async (plate, expected, words) => {
  const answer = await lookUp(plate)
  expect(answer).toEqual(expected)
  expect(answer.state !== 'found' && whyNotFilled(answer)).toBe(words)
})

it('is refused with a wrong key, as every request that the contract does not have', async () => {
  expect(await lookUp('AA19AAA', { key: 'other' })).toMatchObject({ state: 'away', failure: 'HTTP 403' })
  const post = (path: string, init: RequestInit) =>
    fetch(server.url + path, {
      method: 'POST',
      ...init,
      headers: { 'x-api-key': key, 'content-type': 'application/json', ...init.headers },
    }).then(({ status }) => status)
  const body = '{"registrationNumber":"AA19AAA"}'
  expect(await post('/v1/vehicles', { body })).toBe(200)
  expect(await post('/v1/vehicles?registrationNumber=AA19AAA', { body })).toBe(403)
  expect(await post('/v1/vehicles', { body, method: 'PUT' })).toBe(403)
  expect(await post('/v1/vehicles', { body, headers: { 'content-type': 'text/plain' } })).toBe(415)
  for (const wrong of ['{"registrationNumber":"AA19 AAA"}', '{"plate":"AA19AAA"}', '[]', 'AA19AAA', ''])
    expect(await post('/v1/vehicles', { body: wrong })).toBe(400)
})

it('takes silence, nonsense and another vehicle as no answer', async () => {
  const answers: Record<string, object> = {
    AA19AAA: { delayMs: 'never' },
    AA19PPP: { body: '<html>gateway</html>' },
    AA19DSL: { body: { registrationNumber: 'XX11XXX', make: 'FORD' } },
    AA19EEE: { body: ' '.repeat(2_000_000) },
  }
  const odd = await startDvlaServer({ key, change: (answer, plate) => ({ ...answer, ...answers[plate] }) })
  onTestFinished(() => odd.close())
  const impatient = createDvla({ url: odd.url, key, timeoutMs: 200 })
  expect(await impatient.lookUp('AA19AAA')).toMatchObject({ state: 'away', failure: 'timeout' })
  const dvla = createDvla({ url: odd.url, key })
  for (const plate of ['AA19PPP', 'AA19DSL', 'AA19EEE'])
    expect(await dvla.lookUp(plate)).toMatchObject({ state: 'away', failure: 'unreadable' })
  await odd.close()
  expect(await dvla.lookUp('AA19AAA')).toMatchObject({ state: 'away' })
})

it('is asked once a day for a plate, once for two who ask together, and not while it says to wait', async () => {
  let now = Date.parse('2026-11-28T12:00:00Z')
  const dvla = cachePlates(createDvla({ url: server.url, key, now: () => now }), { now: () => now })
  const before = server.requests.length
  const asked = () => server.requests.length - before
  await Promise.all([dvla.lookUp('AA19AAA'), dvla.lookUp('aa19 aaa')])
  await dvla.lookUp('ER19NFD')
  now += 23 * 3_600_000
  expect(await dvla.lookUp('AA19AAA')).toMatchObject({ state: 'found', on: '2026-11-28' })
  expect(await dvla.lookUp('ER19NFD')).toEqual({ state: 'unknown' })
  expect(asked()).toBe(2)
  now += 2 * 3_600_000
  expect(await dvla.lookUp('AA19AAA')).toMatchObject({ state: 'found', on: '2026-11-29' })
  expect(await dvla.lookUp('ER19THR')).toMatchObject({ retryAfterMs: 30_000 })
  expect(asked()).toBe(4)
  now += 10_000
  expect(await dvla.lookUp('AA19DSL')).toEqual({ state: 'away', failure: 'waiting', retryAfterMs: 20_000 })
  expect(asked()).toBe(4)
  now += 20_000
  expect(await dvla.lookUp('AA19DSL')).toMatchObject({ state: 'found' })
})

it('is asked again after an hour, however long a wrong Retry-After is', async () => {
  let now = 1
  const away = { state: 'away', failure: 'HTTP 503', retryAfterMs: 999_999_999_000 } as const
  const lookUp = vi.fn(async () => away)
  const dvla = cachePlates({ lookUp }, { now: () => now })
  await dvla.lookUp('AA19AAA')
  now += 3_599_999
  expect(await dvla.lookUp('AA19AAA')).toMatchObject({ failure: 'waiting', retryAfterMs: 1 })
  now += 1
  expect(await dvla.lookUp('AA19AAA')).toEqual(away)
  expect(lookUp).toHaveBeenCalledTimes(2)
})

it('is asked few times for a visitor, and not for what is no plate', async () => {
  let now = Date.parse('2026-11-28T12:00:00Z')
  const lookUp = createVisitorPlates(createDvla({ url: server.url, key }), { perHour: 2, now: () => now })
  for (const [client, plate, state] of [
    ['a', 'AA19AAA', 'found'],
    ['a', 'my car', 'no-plate'],
    ['a', 'ER19NFD', 'unknown'],
    ['a', 'er19 nfd', 'unknown'],
    ['a', 'AA19EEE', 'too-many'],
    ['b', 'AA19EEE', 'found'],
  ] as const)
    expect((await lookUp(client, plate)).state).toBe(state)
  now += 3_600_001
  expect((await lookUp('a', 'AA19EEE')).state).toBe('found')
  // What the DVLA did not answer is not cached, so each press asks.
  for (const state of ['away', 'away', 'too-many']) expect((await lookUp('c', 'ER19ERR')).state).toBe(state)
})

it('is asked no more for visitors of many addresses than for all in an hour', async () => {
  let now = Date.parse('2026-11-28T12:00:00Z')
  const limits = { perHour: 2, perHourOfAll: 3, now: () => now }
  const lookUp = createVisitorPlates(createDvla({ url: server.url, key }), limits)
  const ask = async (client: string) => (await lookUp(client, 'ER19NFD')).state
  expect([await ask('a'), await ask('b'), await ask('c'), await ask('d')]).toEqual([
    'unknown',
    'unknown',
    'unknown',
    'away',
  ])
  now += 1_800_000
  expect(await lookUp('d', 'ER19NFD')).toMatchObject({ retryAfterMs: 1_800_000 })
  now += 1_800_000
  expect(await ask('d')).toBe('unknown')
})

describe('a vehicle that is added by its plate', () => {
  const branches = [{ town: 'Liverpool', postcode: 'L3 4AA' }]
  const now = new Date('2026-11-28T10:00:00Z')

  it('has what the DVLA knows, and what the person says in its place', async () => {
    const found = (await lookUp('AA19DSL')) as FoundPlate
    const given = {
      model: 'Sprinter',
      price: '18,995 + VAT',
      colour: 'Arctic white',
      year: ' ',
      mileage: '62k',
    }
    const answers = completeByPlate(given, 'aa19 dsl', found)
    const record = withPlateFacts(parseVehicle(answers, { branches, now }), given, found)
    expect(record.vehicle).toMatchObject({
      registration: 'AA19 DSL',
      vehicleType: 'Van',
      make: 'Mercedes-Benz',
      model: 'Sprinter',
      yearOfManufacture: 2019,
      fuelType: 'Diesel',
      colour: 'Arctic white',
      badgeEngineSizeLitres: 2.1,
      co2EmissionGPKM: 105,
      emissionClass: 'EURO6',
      motExpiryDate: '2027-03-14',
      firstRegistrationMonth: '2019-03',
      taxStatus: 'Taxed',
      taxDueDate: '2027-03-01',
    })
    const { on } = found
    expect(record.provenance).toEqual(
      expect.arrayContaining([
        { field: 'vehicle.make', source: 'DVLA', on },
        { field: 'vehicle.colour', source: 'dealer', on, dvla: 'BLUE' },
        { field: 'vehicle.firstRegistrationMonth', source: 'DVLA', on },
      ]),
    )
  })

  it.each([
    ['AA19AAA', 'Petrol'],
    ['AA19EEE', 'Electric'],
    ['AA19PPP', 'Hybrid'],
    ['AA19DSL', 'Diesel'],
  ])('has the fuel of %s in the words of the trade: %s', async (plate, fuel) => {
    const { facts } = (await lookUp(plate)) as FoundPlate
    const record = parseVehicle(
      { ...answersOfPlate(plate, facts), model: 'Any', price: '1' },
      { branches, now },
    )
    expect(record.vehicle.fuelType).toBe(fuel)
  })

  it('is added by the command; without the DVLA it is as its file says, and the command says so', async () => {
    const dataDir = await openTemporaryFolder()
    const file = join(dataDir, 'van.yml')
    await writeFile(file, 'model: Sprinter\nprice: 18,995 + VAT\nmileage: 62k\n')
    const env = { DATA_DIR: dataDir, DVLA_API_KEY: key, DVLA_URL: server.url }
    const added = await runForecourt(['stock', 'add', file, '--plate', 'aa19 dsl'], { env })
    expect(added).toMatchObject({ code: 0, stdout: expect.stringContaining('Mercedes-Benz Sprinter') })
    const failed = await runForecourt(['stock', 'add', file, '--plate', 'ER19 MNT'], { env })
    expect(failed).toMatchObject({ code: 1, stderr: expect.stringContaining('The DVLA could not be asked.') })
    expect(failed.stderr).toContain('make: it is missing')
    const without = await runForecourt(['stock', 'add', file, '--plate', 'AA19DSL'], {
      env: { DATA_DIR: dataDir },
    })
    expect(without).toMatchObject({ code: 2, stderr: expect.stringContaining('needs DVLA_API_KEY') })
  })
})
