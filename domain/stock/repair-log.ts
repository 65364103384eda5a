import type { JsonPath } from './json-path.ts'
import type { RecordWarning } from './record-fault.ts'

/** Warnings of one record that are reported one by one; the rest are counted, so the rejects file stays small. */
const mostWarnings = 20

/** Collects what was repaired in one record, or not understood. */
export interface RepairLog {
  repaired(path: JsonPath, reason: string): void
  leftOut(path: JsonPath, reason: string): void
  /** Kept as it was sent. */
  notUnderstood(path: JsonPath, reason: string): void
  /** At most `mostWarnings`, and one that counts the others. */
  warnings(): RecordWarning[]
}

export function createRepairLog(): RepairLog {
  const listed: RecordWarning[] = []
  let unlisted = 0

  function add(path: JsonPath, reason: string, outcome: RecordWarning['outcome']): void {
    if (listed.length < mostWarnings) listed.push({ field: path.map(String).join('.'), reason, outcome })
    else unlisted += 1
  }

  return {
    repaired: (path, reason) => add(path, reason, 'field repaired'),
    leftOut: (path, reason) => add(path, reason, 'field left out'),
    notUnderstood: (path, reason) => add(path, reason, 'field not understood'),
    warnings() {
      if (unlisted === 0) return listed
      const reason = `${unlisted.toLocaleString('en-GB')} more repairs of this record are not listed`
      return [...listed, { field: '', reason, outcome: 'field repaired' }]
    },
  }
}
