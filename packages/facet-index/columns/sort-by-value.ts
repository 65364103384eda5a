import { inBatches, type Task } from '../tasks/task.ts'
import { type CodeColumn, createCodeColumn, type ValueColumn } from './columns.ts'

/**
 * The documents whose value is present (not 0), ascending by value; equal values keep their order. Counting sort by
 * digits of 8 or 16 bits, so time grows linearly.
 *
 * @param spare Two arrays as long as `documents`; overwritten.
 */
export function* sortByValue(
  documents: Uint32Array,
  values: ValueColumn,
  spare: SortBuffers,
): Task<Uint32Array> {
  const [present, target] = spare
  let size = 0
  yield* inBatches(documents.length, (from, to) => {
    for (let i = from; i < to; i++) {
      const document = documents[i] as number
      if (values[document] !== 0) present[size++] = document
    }
  })
  let buffers: SortBuffers = [present.subarray(0, size), target.subarray(0, size)]
  const parts = values instanceof Float64Array ? yield* splitLongNumbers(values) : [values]
  for (const part of parts) buffers = yield* sortByDigits(buffers, part)
  return buffers[0].slice()
}

type SortBuffers = readonly [Uint32Array, Uint32Array]

/** For `sortByValue`, to be used for one column after another. */
export function createSortBuffers(size: number): SortBuffers {
  return [new Uint32Array(size), new Uint32Array(size)]
}

/** Numbers of more than 32 bits as two columns, the less significant one first. */
function* splitLongNumbers(values: Float64Array): Task<CodeColumn[]> {
  let [lowest, highest] = [Number.POSITIVE_INFINITY, 0]
  yield* inBatches(values.length, (from, to) => {
    for (let d = from; d < to; d++) {
      const value = values[d] as number
      if (value === 0) continue
      if (value < lowest) lowest = value
      if (value > highest) highest = value
    }
  })
  const low = new Uint32Array(values.length)
  const high = createCodeColumn(values.length, Math.max(0, Math.floor((highest - lowest) / 2 ** 31)))
  yield* inBatches(values.length, (from, to) => {
    for (let d = from; d < to; d++) {
      if (values[d] === 0) continue
      const value = (values[d] as number) - lowest
      low[d] = value % 2 ** 31
      high[d] = Math.floor(value / 2 ** 31)
    }
  })
  return [low, high]
}

/** Sorts the first array; the sorted one is the first of the result. */
function* sortByDigits([documents, spare]: SortBuffers, values: CodeColumn): Task<SortBuffers> {
  let [source, target] = [documents, spare]
  const digitBits = documents.length < 4_096 ? 8 : 16
  for (let shift = 0; shift < values.BYTES_PER_ELEMENT * 8; shift += digitBits) {
    yield* sortByDigit(source, values, shift, 2 ** digitBits - 1, target)
    ;[source, target] = [target, source]
  }
  return [source, target]
}

/** Sorts stably by the digit that `mask` leaves after `shift`, into `sorted`. */
function* sortByDigit(
  documents: Uint32Array,
  values: CodeColumn,
  shift: number,
  mask: number,
  sorted: Uint32Array,
): Task<void> {
  const next = new Uint32Array(mask + 2)
  yield* inBatches(documents.length, (from, to) => {
    for (let i = from; i < to; i++) {
      const digit = (((values[documents[i] as number] as number) >>> shift) & mask) + 1
      next[digit] = (next[digit] as number) + 1
    }
  })
  for (let digit = 1; digit < next.length; digit++) {
    next[digit] = (next[digit] as number) + (next[digit - 1] as number)
  }
  yield* inBatches(documents.length, (from, to) => {
    for (let i = from; i < to; i++) {
      const document = documents[i] as number
      const digit = ((values[document] as number) >>> shift) & mask
      const position = next[digit] as number
      next[digit] = position + 1
      sorted[position] = document
    }
  })
}
