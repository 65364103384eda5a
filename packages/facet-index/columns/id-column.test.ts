import fc from 'fast-check'
import { expect, it } from 'vitest'
import { compareCodeUnits } from '../dictionary/words.ts'
import { boats } from '../oracle/arbitrary-records.ts'
import { buildColumns } from '../oracle/build-segments.ts'
import { idOf } from './id-column.ts'

it('orders ids by code unit, with any common prefix', () => {
  const arbitraryPart = fc.constantFrom('', '0', 'a', 'ab', 'stock-', '\0', 'é', 'ÿ')
  const arbitraryEnd = fc.oneof(
    { weight: 20, arbitrary: fc.nat(99).map(String) },
    fc.constantFrom('😀', '\uffff'),
  )
  const arbitraryId = fc
    .tuple(arbitraryPart, arbitraryPart, arbitraryPart, arbitraryEnd)
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(fc.uniqueArray(arbitraryId, { maxLength: 60 }), arbitraryPart, (ends, start) => {
      const { ids, byId } = buildColumns(
        boats,
        ends.map((end) => ({ id: start + end, values: {} })),
      )
      const sorted = Array.from(byId, (document) => idOf(ids, document))
      expect(sorted).toEqual(ends.map((end) => start + end).sort(compareCodeUnits))
    }),
  )
})
