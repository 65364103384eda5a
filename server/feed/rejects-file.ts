import { appendFile, rm } from 'node:fs/promises'
import type { RecordWarning } from '#domain/stock/record-fault.ts'

/** One thing wrong with one row of a feed. */
export interface RejectedField {
  line: number
  /** The vehicle's id, where the row has one. */
  id: string | null
  /** Whether the whole row stayed out, or only this field of it, or a part of the field. */
  outcome: 'row rejected' | RecordWarning['outcome']
  field: string
  reason: string
}

export interface RejectsFile {
  add(rejected: RejectedField): void
  /** Writes what has been added so far. */
  flush(): Promise<void>
  /** Null when nothing was wrong, and then there is no such file. */
  path(): string | null
}

const columns = ['line', 'id', 'outcome', 'field', 'reason'] as const

/** A file named `.csv` opens in a spreadsheet; any other gets a JSON object a line. It replaces that of an earlier import. */
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

/** A cell that a spreadsheet would take for a formula is kept text by an apostrophe. */
function csvCell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
