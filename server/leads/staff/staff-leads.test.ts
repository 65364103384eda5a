import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Outbox } from '#domain/leads/outbox.ts'
import { exampleVehicle } from '#domain/stock/example-record.ts'
import type { AuditedAction } from '../../staff-audit.ts'
import { application } from '../../store/contract/sample-leads.ts'
import { openTemporaryFolder } from '../../store/contract/temporary-folder.ts'
import { openSqliteOutbox } from '../../store/sqlite/outbox.ts'
import { createLeadSearch } from './find-leads.ts'
import { createStaffLeads } from './staff-leads.ts'

let outbox: Outbox
const audited: AuditedAction[] = []

beforeEach(async () => {
  const folder = await openTemporaryFolder()
  outbox = await openSqliteOutbox(join(folder, 'applications.db'), new Uint8Array(32))
  audited.length = 0
})
afterEach(() => outbox.close())

const known = '22222222-0000-4000-8000-000000000002'
const leads = () =>
  createStaffLeads({
    outbox: async () => outbox,
    search: createLeadSearch,
    stock: { findMany: async (ids) => (ids.includes('AB123') ? [exampleVehicle('AB123')] : []) },
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

it.each([
  ['AB123', undefined, /^Volkswagen|^[A-Z]\w+ .*£/],
  ['XY999', undefined, /^Stock number XY999, not in stock$/],
  ['XY999', { make: 'Ford', registration: 'AB12 CDE' }, /^Ford, AB12 CDE$/],
  [undefined, undefined, /^$/],
])('says in words which vehicle a lead of the API is about: %s', async (vehicleId, vehicleDetails, words) => {
  const payload = { kind: 'call' as const, name: 'Ada', vehicleId, vehicleDetails }
  await outbox.add({ id: known, payload } as never, 1)
  const { leads: lines } = await leads().list({}, { offset: 0, limit: 9 })
  expect(lines[0]?.vehicle).toMatch(words)
  expect((await leads().open(known))?.vehicle).toMatch(words)
})
