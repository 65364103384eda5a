import { removeAt } from './json-path.ts'
import type { StockRecord } from './record.ts'
import type { RepairLog } from './repair-log.ts'

/**
 * Leaves out a bought check of which nothing could be shown, because it does not say who checked or what was found: with a
 * warning, so that nobody pays for a check that no buyer sees.
 */
export function withTidyCheck(record: StockRecord, log: RepairLog): StockRecord {
  const { historyCheck } = record
  if (!historyCheck || Object.values(historyCheck).every(isBlank)) return record
  const missing = (['provider', 'result'] as const).filter((field) => isBlank(historyCheck[field]))
  for (const field of missing) log.leftOut(['historyCheck', field], reasons[field])
  return missing.length > 0 ? (removeAt(record, ['historyCheck']) as StockRecord) : record
}

const reasons = {
  provider: 'It does not say who made the history check, such as HPI, so the check is not shown',
  result: 'It does not say what the history check found, so the check is not shown',
}

function isBlank(value: unknown): boolean {
  return value == null || value === ''
}
