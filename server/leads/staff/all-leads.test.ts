import { describe, expect, it } from 'vitest'
import type { Outbox, OutboxEntry } from '#domain/leads/outbox.ts'
import { allEntries, findLeadId, findLeadIds } from './all-leads.ts'

const ids = [
  ...Array.from({ length: 250 }, (_, index) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`),
  'c6083742-203d-8200-a3cf-2038ba650b5b',
  'aaaabbbb-0000-8200-a3cf-000000000001',
  'aaaabbbb-0000-8200-a3cf-000000000002',
]
const entry = {
  kind: 'application',
  state: 'waiting',
  acceptedAt: 0,
  nextAttemptAt: null,
  failures: 0,
  lastFailure: null,
  isErased: false,
  handling: 'open',
  holder: null,
} as const
const outbox = outboxOf(ids.map((id) => ({ id, ...entry })))

/** In this order. */
function outboxOf(entries: readonly OutboxEntry[]): Pick<Outbox, 'list'> {
  return {
    async list({ limit, after }) {
      const first = after ? entries.findIndex(({ id }) => id === after.id) + 1 : 0
      return entries.slice(first, first + limit)
    },
  }
}

describe('finding a lead for the command', () => {
  it.each(['C608 3742', 'c6083742', 'C608-3742'])(
    'resolves the reference %j to the id',
    async (reference) => {
      expect(await findLeadId(outbox, reference)).toBe('c6083742-203d-8200-a3cf-2038ba650b5b')
    },
  )

  it('refuses a reference that several leads share, and names them', async () => {
    for (const found of [findLeadId(outbox, 'AAAA BBBB'), findLeadIds(outbox, ['C608 3742', 'AAAA BBBB'])])
      await expect(found).rejects.toThrow(ids.slice(-2).join(', '))
  })

  it('returns an id and its own reference once', async () => {
    const id = 'c6083742-203d-8200-a3cf-2038ba650b5b'
    expect(await findLeadIds(outbox, [id, 'C608 3742', 'waits'])).toEqual([id, 'waits'])
  })

  it.each(['c6083742-203d-8200-a3cf-2038ba650b5b', 'FFFF FFFF', 'waits'])(
    'returns %j unchanged',
    async (name) => {
      expect(await findLeadId(outbox, name)).toBe(name)
    },
  )
})

describe('the entries in a state', () => {
  const email = { state: 'delivered', nextAttemptAt: null, failures: 0, lastFailure: null } as const
  const entries: OutboxEntry[] = [
    { id: 'both', ...entry, state: 'delivered', email },
    { id: 'emailed', ...entry, email },
    { id: 'email-refused', ...entry, state: 'delivered', email: { ...email, state: 'rejected' } },
    { id: 'never-emailed', ...entry, state: 'delivered' },
  ]

  it.each([
    ['waiting', ['emailed']],
    ['rejected', ['email-refused']],
    ['delivered', ['both', 'email-refused', 'never-emailed']],
  ] as const)('%s include those whose email needs attention', async (state, ids) => {
    const found: string[] = []
    for await (const { id } of allEntries(outboxOf(entries), state)) found.push(id)
    expect(found).toEqual(ids)
  })
})
