import { once } from 'node:events'
import { createWriteStream, rmSync } from 'node:fs'
import { finished } from 'node:stream/promises'
import type { ExportedRow } from '#domain/exports/export-rows.ts'

/** A file that says what each vehicle of an export lacks, one JSON object a line. */
export interface ExportReport {
  add(row: ExportedRow): void
  /** Resolves when the lines so far need no more memory. */
  written(): Promise<void>
  /** @throws {Error} when the file could not be written. */
  end(): Promise<void>
  /** After a failure. */
  close(): void
}

/** Vehicles that lack nothing have no line. */
export function createExportReport(file: string, { force }: { force?: true }): ExportReport {
  if (force) rmSync(file, { force: true })
  const stream = createWriteStream(file, { flags: 'wx', mode: 0o600 })
  let failure: (Error & { code?: string }) | null = null
  stream.on('error', (error) => {
    failure = error
  })

  function assertWritable(): void {
    if (failure?.code === 'EEXIST') {
      throw new Error(`${file} already exists; --force replaces it`, { cause: failure })
    }
    if (failure) throw failure
  }

  return {
    add({ id, line, refusal, missing }) {
      if (refusal === null && missing.length === 0) return
      const outcome = line === null ? 'left out' : 'exported'
      const lacks = (required: boolean) =>
        missing.filter((field) => field.required === required).map(({ field }) => field)
      const entry = { id, outcome, refusal, missing: lacks(true), missingOptional: lacks(false) }
      stream.write(`${JSON.stringify(entry)}\n`)
    },
    async written() {
      assertWritable()
      if (stream.writableNeedDrain) await once(stream, 'drain')
    },
    async end() {
      stream.end()
      await finished(stream).catch(() => undefined)
      assertWritable()
    },
    close: () => stream.destroy(),
  }
}
