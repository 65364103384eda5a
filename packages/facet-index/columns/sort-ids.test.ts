import fc from 'fast-check'
import { expect, it } from 'vitest'
import { compareCodeUnits } from '../dictionary/words.ts'
import { runTask } from '../tasks/task.ts'
import { idOf, packIds } from './id-column.ts'
import { sortIds } from './sort-ids.ts'

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
      const ids = packIds(ends.map((end) => start + end))
      const sorted = Array.from(runTask(sortIds(ids)), (document) => idOf(ids, document))
      expect(sorted).toEqual(ends.map((end) => start + end).sort(compareCodeUnits))
    }),
  )
})
