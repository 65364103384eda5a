import { inSteps, type Steps } from '../search/engine/steps.ts'
import { codeOfRow } from './appraise-row.ts'
import type { FactColumns } from './fact-columns.ts'
import type { GroupedRows } from './group-rows.ts'

/** Whole groups whose positions are to be found, with no more of them than that needs: little to send to a thread. */
export interface PositionTask {
  /** Of each place in `GroupedRows.rows`, in that order; see `ageKey`. */
  keys: Uint32Array
  /** See `standardPrice`. */
  standards: Float32Array
  /** Where each group ends. */
  ends: Uint32Array
}

/** All groups, in at most `parts` tasks of about one size that follow one another. */
export function* positionTasks(
  { keys, standards }: FactColumns,
  { rows, ends }: GroupedRows,
  parts: number,
): Steps<PositionTask[]> {
  const share = Math.ceil(rows.length / parts)
  const tasks: PositionTask[] = []
  for (let group = 0, start = 0; group < ends.length; ) {
    let last = group
    while (last + 1 < ends.length && (ends[last] as number) - start < share) last++
    const end = ends[last] as number
    const task: PositionTask = {
      keys: new Uint32Array(end - start),
      standards: new Float32Array(end - start),
      ends: ends.slice(group, last + 1).map((groupEnd) => groupEnd - start),
    }
    const own = rows.subarray(start, end)
    yield* inSteps(own.length, (from, to) => {
      for (let place = from; place < to; place++) {
        task.keys[place] = keys[own[place] as number] as number
        task.standards[place] = standards[own[place] as number] as number
      }
    })
    tasks.push(task)
    group = last + 1
    start = end
  }
  return tasks
}

/** The position of each place, as `codeOf` has it. */
export function* runPositionTask({ keys, standards, ends }: PositionTask): Steps<Uint8Array> {
  const codes = new Uint8Array(keys.length)
  let start = 0
  for (const end of ends) {
    const values = { keys: keys.subarray(start, end), standards: standards.subarray(start, end) }
    const group = { name: '', rows: Array.from({ length: end - start }, (_, row) => row) }
    const place = start
    yield* inSteps(
      end - start,
      (from, to) => {
        for (let row = from; row < to; row++) codes[place + row] = codeOfRow(group, values, row)
      },
      1_024,
    )
    start = end
  }
  return codes
}
