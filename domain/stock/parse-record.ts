import type { z } from 'zod'
import { isStockRecord } from './is-stock-record.ts'
import { type StockRecord, stockRecordSchema } from './record.ts'
import type { RecordFault, RecordWarning } from './record-fault.ts'
import { type RecordRules, recordFaults } from './record-rules.ts'
import { priceFields, repairRecord } from './repair-record.ts'
import { tidyRecord } from './tidy-record.ts'
import { tidyValues } from './tidy-values.ts'

export type ParsedRecord =
  /** `warnings`: optional fields that could not be read and were left out, and what was cut to `recordLimits`. */
  { ok: true; record: StockRecord; warnings: RecordWarning[] } | { ok: false; faults: RecordFault[] }

/**
 * Parses an unknown value as a stock record. Never throws.
 *
 * A record is rejected with all of its faults that cannot be repaired: no usable id, no make, not a car, van or truck, an
 * impossible year, or a price that is missing (unless on application), not above zero, or far too high. Of a vehicle
 * that is no longer listed only the id is required, and only a listed vehicle needs a price.
 *
 * Any other value that cannot be read is left out with a warning, so that one wrong field does not lose a sale. Numbers
 * sent as text, text sent as numbers and blank text are corrected without a warning, and known words are written as the
 * trade writes them: see `tidyValues`. What is above `recordLimits`,
 * cannot be shown or cannot be loaded is cut or left out, with a warning.
 *
 * `record` is `input` itself when nothing had to be changed, as for nearly every record of a good feed.
 */
export function parseRecord(input: unknown, rules: RecordRules): ParsedRecord {
  const other = otherShape(input)
  if (other) return { ok: false, faults: [other] }
  const tidied = tidyRecord(input)
  if (isStockRecord(tidied.value)) return checked(tidied.value, tidied.warnings, rules)
  const warnings = [...tidied.warnings]
  const faults: RecordFault[] = []
  let { value } = tidied
  let parsed = stockRecordSchema.safeParse(value)
  for (let round = 0; !parsed.success && round < maxRounds; round++) {
    const repaired = repairRecord(value, parsed.error.issues)
    // What is no object has no fields either.
    if (repaired.faults.some(({ field }) => field === '')) return { ok: false, faults: repaired.faults }
    faults.push(...repaired.faults)
    warnings.push(...repaired.warnings)
    value = repaired.value
    parsed = stockRecordSchema.safeParse(value)
  }
  if (parsed.success && faults.length === 0) return checked(parsed.data, warnings, rules)
  if (parsed.success)
    faults.push(...recordFaults(parsed.data, rules).filter((fault) => !isNamed(fault, faults)))
  else if (faults.length === 0) faults.push(...parsed.error.issues.map(plainFault))
  return { ok: false, faults }
}

/** An object of another system, whose fields are not those of a record at all: one reason, instead of every field that it lacks. */
function otherShape(input: unknown): RecordFault | null {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return null
  if ('metadata' in input || 'vehicle' in input || 'adverts' in input) return null
  const has = Object.keys(input).slice(0, 6).join(', ').slice(0, 100)
  const reason = `The row is no stock record of Auto Trader Connect: it has ${has || 'no fields'}, and neither metadata nor vehicle. Ask for that format, or for CSV, which a column map can read`
  return { field: '', reason }
}

/** A price that cannot be read is not also missing. */
function isNamed({ field }: RecordFault, faults: readonly RecordFault[]): boolean {
  return faults.some(
    (fault) => fault.field === field || (priceFields.test(fault.field) && priceFields.test(field)),
  )
}

function checked(given: StockRecord, warnings: RecordWarning[], rules: RecordRules): ParsedRecord {
  const record = withoutOurs(given)
  const tidied = tidyValues(record, rules.now)
  const faults = recordFaults(tidied.record, rules)
  if (faults.length > 0) return { ok: false, faults }
  return { ok: true, record: tidied.record, warnings: [...warnings, ...tidied.warnings] }
}

/** A feed cannot say what the MOT register has, or that one of our staff has looked. */
function withoutOurs(given: StockRecord): StockRecord {
  if (!('motHistory' in given || 'mileageChecked' in given || 'mileageWithheld' in given)) return given
  const { motHistory: _, mileageChecked: _checked, mileageWithheld: _withheld, ...others } = given
  return others
}

/** A repaired field may have another fault: a text that became a number may be below zero. */
const maxRounds = 4

function plainFault(issue: z.core.$ZodIssue): RecordFault {
  return { field: issue.path.join('.'), reason: issue.message }
}
