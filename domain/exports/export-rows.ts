import type { StockRecord } from '../stock/record.ts'
import { csvLine, withoutFormula } from './csv-line.ts'
import type { ExportFormat, ExportFormatName } from './export-format.ts'
import { googleVehicleAds } from './google-vehicle-ads.ts'
import { metaVehicles } from './meta-vehicles.ts'

export const exportFormats: Readonly<Record<ExportFormatName, ExportFormat>> = {
  'google-vehicle-ads': googleVehicleAds,
  'meta-vehicles': metaVehicles,
}

/** What becomes of a vehicle that lacks a required field. */
export type IncompletePolicy = 'leave-out' | 'include'

export interface ExportedRow {
  id: string
  /** A line of the file; null when the vehicle is left out. */
  line: string | null
  /** Why the receiver takes no such vehicle; null when it does. */
  refusal: string | null
  /** Fields without a value, in the order of the columns. Empty for a refused vehicle. */
  missing: readonly { field: string; required: boolean }[]
}

/** The heads of the columns, as the first line of the file. */
export function exportHead({ fields }: ExportFormat): string {
  return csvLine(fields.map(({ name }) => name))
}

export function exportRow(
  record: StockRecord,
  { fields, refusal }: ExportFormat,
  { origin, incomplete }: { origin: string; incomplete: IncompletePolicy },
): ExportedRow {
  const id = record.metadata.stockId
  const refused = refusal(record)
  if (refused !== null) return { id, line: null, refusal: refused, missing: [] }
  const values = fields.map(({ read }) => {
    const value = read(record, origin)
    return value === null ? null : withoutFormula(value) || null
  })
  const missing = fields
    .filter(({ further }, index) => values[index] === null && !further)
    .map(({ name, required }) => ({ field: name, required }))
  const isIncomplete = missing.some(({ required }) => required)
  const line = isIncomplete && incomplete === 'leave-out' ? null : csvLine(values.map((value) => value ?? ''))
  return { id, line, refusal: null, missing }
}

interface ExportOptions {
  origin: string
  incomplete: IncompletePolicy
  /** Called for each vehicle, also for one that is left out. */
  onRow?: (row: ExportedRow) => void
}

/** The file in pieces, one for each batch of records, so that memory stays bounded. */
export async function* exportFile(
  batches: AsyncIterable<readonly StockRecord[]>,
  format: ExportFormat,
  { onRow, ...options }: ExportOptions,
): AsyncGenerator<string> {
  yield exportHead(format)
  for await (const batch of batches) {
    let lines = ''
    for (const record of batch) {
      const row = exportRow(record, format, options)
      onRow?.(row)
      lines += row.line ?? ''
    }
    if (lines !== '') yield lines
  }
}
