import { SingleBar } from 'cli-progress'
import type { ImportProgress } from '../feed/import-options.ts'

export interface ShownProgress {
  update(progress: ImportProgress): void
  stop(): void
}

/** A bar by bytes on a terminal; elsewhere a line every 100,000 rows. On standard error; nothing when quiet. */
export function showImportProgress({ quiet }: { quiet: boolean }): ShownProgress {
  if (quiet) return { update() {}, stop() {} }
  return process.stderr.isTTY ? bar() : lines()
}

function bar(): ShownProgress {
  const shown = new SingleBar({ format: 'Import {bar} {percentage} % {rows} rows', clearOnComplete: true })
  let started = false
  return {
    update({ rows, bytes, totalBytes }) {
      const total = totalBytes ?? bytes + 1
      const payload = { rows: rows.toLocaleString('en-GB') }
      if (!started) shown.start(total, bytes, payload)
      started = true
      shown.setTotal(total)
      shown.update(bytes, payload)
    },
    stop() {
      if (started) shown.stop()
    },
  }
}

const rowsPerLine = 100_000

function lines(): ShownProgress {
  let next = rowsPerLine
  return {
    update({ rows }) {
      if (rows < next) return
      next = rows - (rows % rowsPerLine) + rowsPerLine
      process.stderr.write(`${rows.toLocaleString('en-GB')} rows read\n`)
    },
    stop() {},
  }
}
