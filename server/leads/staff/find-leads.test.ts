import { describe, expect, it } from 'vitest'
import type { Lead, OutboxEntry, ShownLead } from '#domain/leads/outbox.ts'
import { createLeadSearch } from './find-leads.ts'

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

/** The latest first. `sealed`: those that were sealed with another key. */
function openOutbox() {
  const stored = [...leads]
  const erased = new Set<string>()
  const sealed = new Set<string>()
  const opened: string[] = []
  const outbox = {
    page: async (_filter: object, { limit, offset }: { limit: number; offset: number }) => {
      const entries: OutboxEntry[] = stored.slice(offset, offset + limit).map(({ id }) => ({ id, ...entry }))
      return { entries, total: stored.length }
    },
    countAccepted: async () => stored.length,
    showMany: async (ids: readonly string[]) => {
      opened.push(...ids)
      return new Map(
        ids.map((id): [string, ShownLead | Error] => {
          if (sealed.has(id)) return [id, new Error('It was sealed with another key')]
          const lead = erased.has(id) ? null : (stored.find((each) => each.id === id) ?? null)
          return [id, { entry: { id, ...entry }, lead, history: { version: 0, events: [] }, keptMs: null }]
        }),
      )
    },
  }
  return { outbox, stored, erased, sealed, opened }
}

const found = async (text: string) =>
  (await createLeadSearch(openOutbox().outbox).find(text, { limit: 10 })).leads.map(({ entry }) =>
    entry.id.slice(0, 4),
  )

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
    const { outbox, stored } = openOutbox()
    stored.push({ ...leads[0], id: 'c6083742-0000-8200-a3cf-000000000002' } as Lead)
    const search = createLeadSearch(outbox)
    expect(await search.find('zoe', { limit: 1 })).toMatchObject({ leads: [{}], hasMore: true })
    expect(await search.find('zoe', { limit: 2 })).toMatchObject({ leads: [{}, {}], hasMore: false })
  })

  it('finds what has come since, and not what was erased since, and opens nothing twice for it', async () => {
    const { outbox, stored, erased, opened } = openOutbox()
    const search = createLeadSearch(outbox)
    await search.prepare()
    const later = 'ddddeeee-0000-8200-a3cf-000000000003'
    stored.unshift({ ...leads[1], id: later } as Lead)
    opened.length = 0
    expect((await search.find('lovelace', { limit: 9 })).leads).toHaveLength(2)
    expect(opened.sort()).toEqual([leads[1]?.id, later, later].sort())
    erased.add(leads[1]?.id ?? '')
    expect(await search.find('07700 900123', { limit: 9 })).toMatchObject({
      leads: [{ entry: { id: later } }],
    })
  })

  it('finds a lead that cannot be read by its reference, and by its words once it can', async () => {
    const { outbox, sealed } = openOutbox()
    sealed.add(leads[0]?.id ?? '')
    const search = createLeadSearch(outbox)
    const ids = async (text: string) =>
      (await search.find(text, { limit: 9 })).leads.map(({ entry }) => entry.id)
    expect([await ids('C608 3742'), await ids('zoe')]).toEqual([[leads[0]?.id], []])
    sealed.clear()
    expect([await ids('C608 3742'), await ids('zoe')]).toEqual([[leads[0]?.id], [leads[0]?.id]])
  })
})

it('reads many leads once, each page from where the one before ended', async () => {
  // Five came in one instant, at the end of the first page.
  const instants = Array.from({ length: 450 }, (_, index) =>
    index > 197 && index < 203 ? 600 : 1_000 - index,
  )
  const all = instants
    .sort((a, b) => b - a)
    .map((acceptedAt, index) => ({
      ...entry,
      id: `${String(index).padStart(8, '0')}-0000-4000-8000-000000000000`,
      acceptedAt,
    }))
  const opened: string[] = []
  const leftOut: number[] = []
  const search = createLeadSearch({
    page: async ({ until = Number.POSITIVE_INFINITY }, { limit, offset }) => {
      leftOut.push(offset)
      const entries = all.filter(({ acceptedAt }) => acceptedAt < until)
      return { entries: entries.slice(offset, offset + limit), total: entries.length }
    },
    countAccepted: async () => all.length,
    showMany: async (ids) => {
      opened.push(...ids)
      return new Map(
        ids.map((id) => {
          const shown = { entry: all.find((each) => each.id === id) as OutboxEntry, lead: null, keptMs: null }
          return [id, { ...shown, history: { version: 0, events: [] } }]
        }),
      )
    },
  })
  await search.prepare()
  expect(opened).toHaveLength(all.length)
  expect(new Set(opened).size).toBe(all.length)
  expect(Math.max(...leftOut)).toBeLessThan(6)
})
