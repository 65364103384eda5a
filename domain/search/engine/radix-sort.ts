import type { CodeColumn } from './columns.ts'
import { inSteps, type Steps } from './steps.ts'

/** The documents whose value is known, which is to say not 0, as `sortAllByValue` orders them. */
export function* sortByValue(documents: Uint32Array, values: CodeColumn): Steps<Uint32Array> {
  const known = new Uint32Array(documents.length)
  let size = 0
  yield* inSteps(documents.length, (from, to) => {
    for (let i = from; i < to; i++) {
      const document = documents[i] as number
      if (values[document] !== 0) known[size++] = document
    }
  })
  return yield* sortAllByValue(known.subarray(0, size), values)
}

/**
 * The documents ascending by value; equal values stay in their order. Counting sort by 8 or 16 bits at a time, so the
 * cost grows as their number.
 */
export function* sortAllByValue(documents: Uint32Array, values: CodeColumn): Steps<Uint32Array> {
  const size = documents.length
  let sorted = documents.slice()
  let spare = new Uint32Array(size)
  const digitBits = size < 4_096 ? 8 : 16
  for (let shift = 0; shift < values.BYTES_PER_ELEMENT * 8; shift += digitBits) {
    yield* pass(sorted, values, shift, 2 ** digitBits - 1, spare)
    const before = sorted
    sorted = spare
    spare = before
  }
  return sorted
}

/** Sorts by the digit that `mask` leaves after `shift`, stably, into `sorted`. */
function* pass(
  documents: Uint32Array,
  values: CodeColumn,
  shift: number,
  mask: number,
  sorted: Uint32Array,
): Steps<void> {
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
  yield* inSteps(documents.length, (from, to) => {
    for (let i = from; i < to; i++) {
      const document = documents[i] as number
      const digit = ((values[document] as number) >>> shift) & mask
      const position = next[digit] as number
      next[digit] = position + 1
      sorted[position] = document
    }
  })
}
