import type { CodeColumn } from './columns.ts'
import { inSteps, type Steps } from './steps.ts'

/** How many documents have each code below `capacity`. */
export function* countCodes(codes: CodeColumn, capacity: number): Steps<Uint32Array> {
  const counts = new Uint32Array(capacity)
  yield* inSteps(codes.length, (from, to) => {
    for (let d = from; d < to; d++) {
      const code = codes[d] as number
      counts[code] = (counts[code] as number) + 1
    }
  })
  return counts
}
