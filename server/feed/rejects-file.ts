import { appendFile, rm } from 'node:fs/promises'
import type { RecordWarning } from '#domain/stock/record-fault.ts'

/** One fault of one row of a feed. */
export interface RejectedField {
  line: number
  /** The vehicle's id, if the row has one. */
  id: string | null
  /** Whether the row was rejected, or the field left out, or the field repaired. */
  outcome: 'row rejected' | RecordWarning['outcome']
  field: string
  reason: string
}

export interface RejectsFile {
  add(rejected: RejectedField): void
  /** Writes the faults added so far. */
  flush(): Promise<void>
  /** Null when there were no faults; no file is written then. */
  path(): string | null
}

const columns = ['line', 'id', 'outcome', 'field', 'reason'] as const

/** CSV for a file named `.csv`, else a JSON object a line. Replaces the file of an earlier import. */
export function createRejectsFile(path: string): RejectsFile {
  const toLine = path.endsWith('.csv') ? csvLine : jsonLine
  let waiting = ''
  let cleared = false
  let written = false

  return {
    add(rejected) {
      waiting += toLine(rejected)
    },
    async flush() {
      if (!cleared) await rm(path, { force: true })
      cleared = true
      if (waiting === '') return
      const heading = !written && toLine === csvLine ? `${columns.join(',')}\r\n` : ''
      written = true
      const text = heading + waiting
      waiting = ''
      await appendFile(path, text)
    },
    path: () => (written ? path : null),
  }
}

function jsonLine(rejected: RejectedField): string {
  return `${JSON.stringify(rejected)}\n`
}

function csvLine(rejected: RejectedField): string {
  return `${columns.map((column) => csvCell(String(rejected[column] ?? ''))).join(',')}\r\n`
}

/** An apostrophe keeps spreadsheets from running the text as a formula. */
function csvCell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
