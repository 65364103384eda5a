import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { idPrefixOf, referenceOf } from './application-reference.ts'

describe('the reference of an application', () => {
  it('is the first eight digits of its id in two groups', () => {
    expect(referenceOf('c6083742-203d-8200-a3cf-2038ba650b5b')).toBe('C608 3742')
  })

  it('gives the prefix of the id in any case and spacing', () => {
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        const reference = referenceOf(id)
        for (const typed of [
          reference,
          reference.toLowerCase(),
          reference.replace(' ', '-'),
          ` ${reference} `,
        ])
          expect(id.startsWith(idPrefixOf(typed) ?? 'no prefix')).toBe(true)
      }),
    )
  })

  it.each(['', 'C608', 'C608 374G', 'c6083742-203d-8200-a3cf-2038ba650b5b'])(
    '%j is not a reference',
    (text) => {
      expect(idPrefixOf(text)).toBeNull()
    },
  )
})
