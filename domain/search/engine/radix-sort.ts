import type { CodeColumn } from './columns.ts'
import { inSteps, type Steps } from './steps.ts'

/**
 * The documents whose value is known, ascending by value; equal values stay in the order of `documents`.
 * Counting sort by 8 or 16 bits at a time, so the cost grows as their number.
 */
export function* sortByValue(documents: Uint32Array, values: CodeColumn): Steps<Uint32Array> {
  const known = new Uint32Array(documents.length)
  let size = 0
  yield* inSteps(documents.length, (from, to) => {
    for (let i = from; i < to; i++) {
      const document = documents[i] as number
      if (values[document] !== 0) known[size++] = document
    }
  })
  let sorted: Uint32Array = known.slice(0, size)
  const digitBits = size < 4_096 ? 8 : 16
  for (let shift = 0; shift < values.BYTES_PER_ELEMENT * 8; shift += digitBits) {
    sorted = yield* pass(sorted, values, shift, 2 ** digitBits - 1)
  }
  return sorted
}

function* pass(documents: Uint32Array, values: CodeColumn, shift: number, mask: number): Steps<Uint32Array> {
  const next = new Uint32Array(mask + 2)
  yield* inSteps(documents.length, (from, to) => {
    for (let i = from; i < to; i++) {
      const digit = (((values[documents[i] as number] as number) >>> shift) & mask) + 1
      next[digit] = (next[digit] as number) + 1
    }
  })
  for (let digit = 1; digit < next.length; digit++) {
    next[digit] = (next[digit] as number) + (next[digit - 1] as number)
  }
  const sorted = new Uint32Array(documents.length)
  yield* inSteps(documents.length, (from, to) => {
    for (let i = from; i < to; i++) {
      const document = documents[i] as number
      const digit = ((values[document] as number) >>> shift) & mask
      const position = next[digit] as number
      next[digit] = position + 1
      sorted[position] = document
    }
  })
  return sorted
}
