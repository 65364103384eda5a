import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Outbox } from '#domain/leads/outbox.ts'
import type { StoredVehicle } from '#domain/stock/stock-list.ts'
import type { AuditedAction } from '../../staff-audit.ts'
import { application } from '../../store/contract/sample-leads.ts'
import { sample } from '../../store/contract/sample-stock.ts'
import { openTemporaryFolder } from '../../store/contract/temporary-folder.ts'
import { openSqliteOutbox } from '../../store/sqlite/outbox.ts'
import { createLeadSearch } from './find-leads.ts'
import { createStaffLeads } from './staff-leads.ts'

let outbox: Outbox
let stored: StoredVehicle[] = []
const audited: AuditedAction[] = []

beforeEach(async () => {
  const folder = await openTemporaryFolder()
  outbox = await openSqliteOutbox(join(folder, 'applications.db'), new Uint8Array(32))
  audited.length = 0
})
afterEach(() => outbox.close())

const sold: Omit<StoredVehicle, 'id' | 'record'> = {
  change: 1,
  standing: 'sold',
  since: 0,
  left: 1,
  changedAt: 1,
  price: null,
  override: null,
}

const known = '22222222-0000-4000-8000-000000000002'
const leads = () =>
  createStaffLeads({
    outbox: async () => outbox,
    search: createLeadSearch,
    stock: { find: async (ids) => stored.filter(({ id }) => ids.includes(id)) },
    audit: (action) => void audited.push(action),
    person: 'Ann',
    retention: { delivered: 30, rejected: 90 },
  })

it.each([
  'ada@example.com',
  '07700 900123',
  'x'.repeat(100_000),
  '{"user":"Bob"}',
  '../../etc/passwd',
  '11111111-0000-4000-8000-000000000009',
  '',
])('writes nothing of %.30j into the audit: it is no lead', async (id) => {
  await outbox.add(application(known), 1)
  expect(await leads().note(id, { act: 'called', text: '' }, 0)).toBe('gone')
  expect(await leads().reveal(id)).toEqual([])
  expect(await leads().open(id)).toBeNull()
  expect(audited).toEqual([])
})

it('notes under the id of the lead what somebody did, before it is done', async () => {
  await outbox.add(application(known), 1)
  expect(await leads().note(known, { act: 'called', text: '' }, 0)).toBe('noted')
  await leads().reveal('2222 2222')
  expect(audited).toEqual([
    { command: 'note', id: known, act: 'called' },
    { command: 'reveal', id: known },
  ])
})

it('names the vehicle of an enquiry of the website, which has only its id, also once it is sold', async () => {
  const payload = { kind: 'call', name: 'Ada Lovelace', phone: '07700 900123' } as const
  await outbox.add({ id: known, payload: { ...payload, vehicleId: 'addc76bc57511ccc7b355c61000002bf' } }, 1)
  const { record } = sample('addc76bc57511ccc7b355c61000002bf', { registration: 'AB12 CDE' })
  stored = [{ ...sold, id: record.metadata.stockId, record }]
  const [line] = (await leads().list({}, { offset: 0, limit: 10 })).leads
  expect(line?.vehicle).toBe('Ford Focus, AB12 CDE')
  expect((await leads().find('Lovelace')).leads[0]?.vehicle).toBe('Ford Focus, AB12 CDE')
  expect((await leads().open(known))?.vehicle).toBe('Ford Focus, AB12 CDE, £10,000')
  stored = []
})

it('tells their own vehicle from what else they wrote', async () => {
  const partExchange = { registration: 'AB12 CDE', make: 'Ford', mileage: '71,000' }
  const payload = {
    kind: 'part-exchange',
    name: 'Ada Lovelace',
    phone: '07700 900123',
    partExchange,
  } as const
  await outbox.add({ id: known, payload }, 1)
  const lead = await leads().open(known)
  expect(lead?.offered.map(({ value }) => value)).toEqual(['AB12 CDE', 'Ford', '71,000'])
  expect(lead?.answers.map(({ value }) => value)).toEqual(['Ada Lovelace', '07700 900123'])
})

it('says in words that a vehicle is not in stock of which a client of the API has sent the number alone', async () => {
  const payload = { kind: 'call', name: 'Ada Lovelace', phone: '07700 900123', vehicleId: 'XY999' } as const
  await outbox.add({ id: known, payload }, 1)
  const [line] = (await leads().list({}, { offset: 0, limit: 10 })).leads
  expect(line?.vehicle).toBe('Stock number XY999, not in stock')
  expect((await leads().open(known))?.vehicle).toBe('Stock number XY999, not in stock')
})
