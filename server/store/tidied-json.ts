import { tidyRecord } from '#domain/stock/tidy-record.ts'

/** Tables whose column `json` is a stored record, or null. */
export type RecordTable = 'record' | 'notification'

/** The JSON of a stored record, brought within `recordLimits`; null when it is within them already. */
export function tidiedJson(json: string): string | null {
  const record: unknown = JSON.parse(json)
  const { value } = tidyRecord(record)
  return value === record ? null : JSON.stringify(value)
}
