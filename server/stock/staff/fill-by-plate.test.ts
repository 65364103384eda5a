import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDvla } from '../../registers/dvla.ts'
import { cachePlates } from '../../registers/plate-cache.ts'
import { startDvlaServer } from '../../registers/testing/dvla-server.ts'
import { fillByPlate } from './fill-by-plate.ts'

const key = 'a-key-of-the-dvla'
let server: Awaited<ReturnType<typeof startDvlaServer>>
beforeAll(async () => {
  server = await startDvlaServer({
    key,
    vehicles: { BB20BBB: { make: 'KIA', yearOfManufacture: 2020, colour: 'RED' } },
    change: (answer, plate) => (plate === 'AA19PPP' ? { ...answer, delayMs: 'never' } : answer),
  })
})
afterAll(() => server.close())

const openDvla = () => cachePlates(createDvla({ url: server.url, key, timeoutMs: 300 }))

it.each([
  ['', 'This is not a UK number plate, such as AB12 CDE.'],
  ['ER19 BAD', 'This is not a UK number plate, such as AB12 CDE.'],
  ['ER19 NFD', 'The DVLA has no vehicle with this number plate.'],
  ['ER19 THR', 'The DVLA could not be asked. It answers again in 30 seconds.'],
  ['ER19 ERR', 'The DVLA could not be asked.'],
  ['ER19 MNT', 'The DVLA could not be asked.'],
  ['AA19 PPP', 'The DVLA could not be asked.'],
])('says in words that %j filled in nothing, and keeps what was typed', async (registration, words) => {
  const answers = { registration, make: 'Ford', colour: '' }
  expect(await fillByPlate(openDvla(), answers, 'BB20BBB')).toEqual({
    answers,
    plate: 'BB20BBB',
    isFilled: false,
    words: `${words} Fill in the form yourself.`,
  })
})

it.each([
  ['a first plate', {}, null, { make: 'FORD', year: '2019', colour: 'BLUE', mot: '14/03/2027' }],
  ['what was typed before', { colour: 'Arctic white' }, null, { make: 'FORD', colour: 'Arctic white' }],
  [
    'a correction and the same plate',
    { make: 'FORD', year: '2018' },
    'AA19 AAA',
    { make: 'FORD', year: '2018' },
  ],
  [
    'another plate',
    { make: 'KIA', year: '2020', colour: 'RED' },
    'BB20 BBB',
    { make: 'FORD', colour: 'BLUE' },
  ],
  [
    'what was typed beside another plate',
    { make: 'KIA', colour: 'Pearl' },
    'BB20 BBB',
    { make: 'FORD', colour: 'Pearl' },
  ],
])('fills in %s', async (_, typed, before, expected) => {
  const filled = await fillByPlate(openDvla(), { registration: 'aa19 aaa', model: '', ...typed }, before)
  expect(filled).toMatchObject({
    isFilled: true,
    plate: 'AA19 AAA',
    answers: { registration: 'AA19 AAA', ...expected },
  })
})
