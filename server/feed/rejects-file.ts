import { appendFile, rm } from 'node:fs/promises'
import { csvLine, formulaAsText } from '#domain/exports/csv-line.ts'
import type { RecordWarning } from '#domain/stock/record-fault.ts'

/** One fault of one row of a feed. */
export interface RejectedField {
  line: number
  /** Of JSON with several records on a line. */
  record?: number
  /** The vehicle's id, if the row has one. */
  id: string | null
  /**
   * Whether the row was rejected, is about no vehicle, its vehicle is shown under another id, or a field was left out or
   * repaired.
   */
  outcome: 'row rejected' | 'no vehicle' | 'vehicle not shown' | RecordWarning['outcome']
  field: string
  reason: string
}

const columns = ['line', 'record', 'id', 'outcome', 'field', 'reason'] as const

/** CSV for a file named `.csv`, else a JSON object a line. Replaces the file of an earlier import. */
export function createRejectsFile(path: string) {
  const toLine = path.endsWith('.csv') ? spreadsheetLine : jsonLine
  let waiting = ''
  let cleared = false
  let written = false

  return {
    add(rejected: RejectedField): void {
      waiting += toLine(rejected)
    },
    /** Writes the faults added so far. */
    async flush(): Promise<void> {
      if (!cleared) await rm(path, { force: true })
      cleared = true
      if (waiting === '') return
      const heading = !written && toLine === spreadsheetLine ? csvLine(columns) : ''
      written = true
      const text = heading + waiting
      waiting = ''
      await appendFile(path, text)
    },
    /** Null when there were no faults; no file is written then. */
    path: () => (written ? path : null),
  }
}

function jsonLine(rejected: RejectedField): string {
  return `${JSON.stringify(rejected)}\n`
}

function spreadsheetLine(rejected: RejectedField): string {
  return csvLine(columns.map((column) => formulaAsText(String(rejected[column] ?? ''))))
}
