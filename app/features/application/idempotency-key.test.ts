import { describe, expect, it } from 'vitest'
import { createKey, isKey, keyFor } from './idempotency-key.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

describe('the idempotency key', () => {
  it('is the same for each try of one body, and another for a corrected body', () => {
    const keys = new Map<string, string>()
    const lost = keyFor('A', keys)
    const corrected = keyFor('B', keys)
    expect(corrected).not.toBe(lost)
    expect(keyFor('B', keys)).toBe(corrected)
    expect(keyFor('A', keys)).toBe(lost)
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
