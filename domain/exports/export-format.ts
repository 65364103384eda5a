import type { StockRecord } from '../stock/record.ts'

export const exportFormatNames = ['google-vehicle-ads', 'meta-vehicles'] as const

export type ExportFormatName = (typeof exportFormatNames)[number]

/** One column of the file. */
export interface ExportField {
  /** The published name: the head of the column. */
  name: string
  /** Whether the receiver refuses a vehicle without it. */
  required: boolean
  /** A further value of a list, such as the fourth picture: a vehicle does not lack it. */
  further?: true
  /**
   * The value as the receiver publishes its format; null when the record has none that can be sent. Never made up.
   * @param origin Of the site, without a slash at the end.
   */
  read(record: StockRecord, origin: string): string | null
}

export interface ExportFormat {
  name: ExportFormatName
  fields: readonly ExportField[]
  /** Why the receiver takes no such vehicle, whatever its fields: `reserved`; null when it takes it. */
  refusal(record: StockRecord): string | null
}

/** A column without which the receiver refuses a vehicle. */
export function required(name: string, read: ExportField['read']): ExportField {
  return { name, required: true, read }
}

export function optional(name: string, read: ExportField['read']): ExportField {
  return { name, required: false, read }
}
