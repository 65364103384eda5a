import type { DeltaSegment } from '../segments/delta-segment.ts'
import type { Condition } from './conditions.ts'

/**
 * Checks the records of a delta segment one by one. Calls `onNearMatch` for each record that passes all conditions,
 * with -1, or fails exactly one, with that condition's field ordinal. Returns the slots that pass.
 */
export function matchDelta(
  delta: DeltaSegment,
  conditions: readonly Condition[],
  onNearMatch: ((slot: number, failed: number) => void) | null = null,
): number[] {
  const passing: number[] = []
  for (let slot = 0; slot < delta.slots; slot++) {
    if (delta.live[slot] === 0) continue
    const failed = failedCondition(delta, slot, conditions)
    if (failed === -1) passing.push(slot)
    if (failed !== several) onNearMatch?.(slot, failed)
  }
  return passing
}

const several = -2

/** The field ordinal of the only failed condition; -1 for none, `several` for more than one and where no facet counts it. */
function failedCondition(delta: DeltaSegment, slot: number, conditions: readonly Condition[]): number {
  let failed = -1
  for (const condition of conditions) {
    if (passes(delta, slot, condition)) continue
    if (failed !== -1 || condition.kind === 'otherCodes' || condition.kind === 'codesWithWords')
      return several
    failed = condition.ordinal
  }
  return failed
}

function passes({ schema, codes, values }: DeltaSegment, slot: number, condition: Condition): boolean {
  const at = slot * schema.fields.length + condition.ordinal
  if (condition.kind === 'codes') return condition.codes.includes(codes[at] as number)
  if (condition.kind === 'codesWithWords') return condition.codes.has(codes[at] as number)
  if (condition.kind === 'otherCodes') {
    const { codes: leftOut, ordinal, pairs } = condition
    const codeOf = (field: number) => codes[at - ordinal + field] as number
    const isPair = pairs.some(
      ({ code, beside }) => code === codeOf(ordinal) && beside.code === codeOf(beside.ordinal),
    )
    return !isPair && !leftOut.includes(codeOf(ordinal))
  }
  const value = values[at] as number
  if (condition.kind === 'allCodes') return condition.codes.every((code) => (value >>> (code - 1)) & 1)
  return value !== 0 && condition.ranges.some(({ low, high }) => value - 1 >= low && value - 1 <= high)
}
