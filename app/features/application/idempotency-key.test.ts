import { describe, expect, it } from 'vitest'
import { attemptFor, createKey } from './idempotency-key.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

describe('the idempotency key', () => {
  it('stays for a retry of the same body', () => {
    const first = attemptFor('{"a":1}', null)
    expect(attemptFor('{"a":1}', first)).toEqual(first)
  })

  it('is new for a corrected body, which would otherwise be taken for the former one', () => {
    const first = attemptFor('{"a":1}', null)
    expect(attemptFor('{"a":2}', first).key).not.toBe(first.key)
  })

  it('is a random UUID', () => {
    expect(createKey()).toMatch(uuid)
    expect(createKey()).not.toBe(createKey())
  })

  it('is one too where the browser withholds randomUUID', () => {
    const insecure = { getRandomValues: crypto.getRandomValues.bind(crypto) }
    expect(createKey(insecure)).toMatch(uuid)
    expect(createKey(insecure)).not.toBe(createKey(insecure))
  })
})
