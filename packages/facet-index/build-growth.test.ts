import { expect, it } from 'vitest'
import { boats, generateBoats } from './bench/generate-records.ts'
import { createColumnBuilder } from './columns/column-builder.ts'
import { packRecords } from './columns/record-batch.ts'
import { openFacetIndex } from './create-facet-index.ts'
import { stepSize, type Task } from './tasks/task.ts'

/** How many short steps the build takes, each of which handles at most some thousands of records. */
function stepsOf(count: number): number {
  let steps = 0
  function run<T>(task: Task<T>): T {
    for (;;) {
      const { done, value } = task.next()
      if (done) return value
      steps += 1
    }
  }
  const builder = createColumnBuilder(boats)
  builder.add(packRecords(boats, generateBoats(count, 1)))
  run(openFacetIndex(run(builder.finish())))
  return steps
}

it('is built in a number of steps that grows no faster than n log n', () => {
  const [small = 0, large = 0] = [stepSize, 3 * stepSize].map(
    (count) => stepsOf(count) / (count * Math.log2(count)),
  )
  expect(small).toBeGreaterThan(0)
  expect(large).toBeLessThanOrEqual(small * 1.1)
})
