import { expect, it } from 'vitest'
import { createDeskSessions, idleMs } from './desk-sessions.ts'

it('knows who came in, until they were away for half an hour', () => {
  const sessions = createDeskSessions()
  const cookie = sessions.open('Ann', 0)
  const session = sessions.find(cookie, idleMs - 1)
  expect(session?.person).toBe('Ann')
  if (session) session.activeAt = idleMs - 1
  expect(sessions.find(cookie, 2 * idleMs - 2)?.person).toBe('Ann')
  expect(sessions.find(cookie, 2 * idleMs - 1)).toBeNull()
})

it('ends a session by an act, and no other', () => {
  const sessions = createDeskSessions()
  const [ann, bob] = [sessions.open('Ann', 0), sessions.open('Bob', 0)]
  sessions.close(ann)
  expect([sessions.find(ann, 1), sessions.find(bob, 1)?.person]).toEqual([null, 'Bob'])
})

it.each([undefined, '', 'x', 'A'.repeat(43)])('knows nobody by %j', (cookie) => {
  const sessions = createDeskSessions()
  sessions.open('Ann', 0)
  expect(sessions.find(cookie, 1)).toBeNull()
})
