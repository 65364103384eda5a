import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keyIdOf, seal, sealedBy, unseal } from './seal.ts'

const key = randomBytes(32)

describe('a sealed text', () => {
  it('opens with the same key and label', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, label) => {
        expect(unseal(seal(text, label, key), label, key)).toBe(text)
      }),
    )
  })

  it('differs each time, so that equal applications cannot be recognised', () => {
    expect(seal('same', 'a', key)).not.toEqual(seal('same', 'a', key))
  })

  it('does not open with another key or label', () => {
    const sealed = seal('text', 'a', key)
    expect(() => unseal(sealed, 'b', key)).toThrow()
    expect(() => unseal(sealed, 'a', randomBytes(32))).toThrow()
  })

  it('does not open when any bit has changed, or its end is cut off', () => {
    const sealed = seal('some text', 'a', key)
    for (let position = 0; position < sealed.length; position += 1) {
      const changed = Uint8Array.from(sealed)
      changed[position] = (changed[position] ?? 0) ^ 1
      expect(() => unseal(changed, 'a', key)).toThrow()
      expect(() => unseal(sealed.subarray(0, position), 'a', key)).toThrow()
    }
  })
})

describe('the id of a key', () => {
  it('is in what the key sealed, and in the error when another key is tried', () => {
    const other = randomBytes(32)
    const sealed = seal('text', 'a', key)
    expect(sealedBy(sealed)).toBe(keyIdOf(key))
    expect(() => unseal(sealed, 'a', other)).toThrow(
      `It was sealed with the key ${keyIdOf(key)}, and the present key is ${keyIdOf(other)}`,
    )
  })

  it('differs between keys and is the same each time', () => {
    expect(keyIdOf(key)).toMatch(/^[0-9a-f]{8}$/)
    expect(keyIdOf(key)).toBe(keyIdOf(Uint8Array.from(key)))
    expect(keyIdOf(key)).not.toBe(keyIdOf(randomBytes(32)))
  })
})
