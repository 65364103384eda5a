import { describe, expect, it } from 'vitest'
import { attemptFor, createKey, isKey } from './idempotency-key.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

describe('the idempotency key', () => {
  it('is kept for a retry of the same body', () => {
    const first = attemptFor('A', [])
    expect(attemptFor('A', [first])).toEqual(first)
  })

  it('is new for a corrected body, and kept for its retry', () => {
    const lost = attemptFor('A', [])
    const corrected = attemptFor('B', [lost])
    expect(corrected.key).not.toBe(lost.key)
    expect(attemptFor('B', [lost, corrected])).toEqual(corrected)
  })

  it('is the first one again when a correction is undone', () => {
    const lost = attemptFor('A', [])
    const corrected = attemptFor('B', [lost])
    expect(attemptFor('A', [lost, corrected])).toEqual(lost)
  })

  it('is a random UUID', () => {
    expect(createKey()).toMatch(uuid)
    expect(isKey(createKey())).toBe(true)
    expect(createKey()).not.toBe(createKey())
  })

  it('is a random UUID where the browser has no randomUUID', () => {
    const insecure = { getRandomValues: crypto.getRandomValues.bind(crypto) }
    expect(createKey(insecure)).toMatch(uuid)
    expect(createKey(insecure)).not.toBe(createKey(insecure))
  })

  it.each(['', 'key-1', null, 'B9D1F4A2-6C1E-4F7E-9D57-2F3C8C1F6A10', new Blob([])])('rejects %j', (value) =>
    expect(isKey(value)).toBe(false),
  )
})
