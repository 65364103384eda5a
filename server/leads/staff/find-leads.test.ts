import { describe, expect, it } from 'vitest'
import type { Lead, OutboxEntry } from '#domain/leads/outbox.ts'
import { findLeads } from './find-leads.ts'

const entry = {
  kind: 'call',
  state: 'waiting',
  acceptedAt: 0,
  nextAttemptAt: null,
  failures: 0,
  lastFailure: null,
  isErased: false,
  handling: 'open',
  holder: null,
} as const

const leads: Lead[] = [
  {
    id: 'c6083742-203d-8200-a3cf-2038ba650b5b',
    payload: {
      kind: 'part-exchange',
      name: 'Zoë O’Neill',
      phone: '+44 7700 900456',
      email: 'zoe@example.com',
      partExchange: { registration: 'bd51 smr' },
    },
  },
  {
    id: 'aaaabbbb-0000-8200-a3cf-000000000001',
    payload: {
      vehicleId: 'v1',
      vehicleDetails: { make: 'Ford', model: 'Focus', registration: 'AB12 CDO', mileage: 1 },
      firstName: 'Ada',
      surname: 'Lovelace',
      phone: '07700 900123',
    },
  },
]

const outbox = {
  page: async (_filter: object, { limit, offset }: { limit: number; offset: number }) => {
    const entries: OutboxEntry[] = leads.slice(offset, offset + limit).map(({ id }) => ({ id, ...entry }))
    return { entries, total: leads.length }
  },
  show: async (id: string) => ({
    entry: { id, ...entry },
    lead: leads.find((lead) => lead.id === id) ?? null,
    history: { version: 0, events: [] },
    keptMs: null,
  }),
}

const found = async (text: string) =>
  (await findLeads(outbox, text, { limit: 10 })).leads.map(({ entry }) => entry.id.slice(0, 4))

describe('finding a lead by what staff type', () => {
  it.each([
    ['C608 3742', ['c608']],
    ['c6083742', ['c608']],
    ['zoe', ['c608']],
    ["ZOE O'NEILL", ['c608']],
    ['Oneill', ['c608']],
    ['Mrs Lovelace', ['aaaa']],
    ['07700900456', ['c608']],
    ['+44 7700 900 123', ['aaaa']],
    ['ZOE@example.com', ['c608']],
    ['BD51SMR', ['c608']],
    ['BD5I SMR', ['c608']],
    ['ab12 cdo', ['aaaa']],
    ['AB12 CD0', ['aaaa']],
    ['Grace', []],
    ['900456', []],
    ['@', []],
    ['', []],
    ['   ', []],
  ])('%j finds %j', async (text, ids) => {
    expect(await found(text)).toEqual(ids)
  })

  it('says that there are more', async () => {
    const { leads, hasMore } = await findLeads(outbox, '07700 900', { limit: 1 })
    expect([leads.length, hasMore]).toEqual([0, false])
    const twice = {
      ...outbox,
      page: async () => ({ ...(await outbox.page({}, { limit: 1, offset: 0 })), total: 2 }),
    }
    expect((await findLeads(twice, 'zoe', { limit: 1 })).hasMore).toBe(false)
  })
})
