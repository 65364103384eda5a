import { SingleBar } from 'cli-progress'
import type { ImportProgress } from '../feed/import-options.ts'

// On standard error: a bar on a terminal, plain lines elsewhere.

export interface ShownProgress<T> {
  update(progress: T): void
  stop(): void
}

const quietProgress: ShownProgress<unknown> = { update() {}, stop() {} }

/** Progress towards a known total, a line every tenth of the way. */
export function showCountProgress(
  label: string,
  total: number,
  { quiet }: { quiet: boolean },
): ShownProgress<number> {
  if (quiet) return quietProgress
  return process.stderr.isTTY ? countBar(label, total) : countLines(label, total)
}

function countBar(label: string, total: number): ShownProgress<number> {
  const shown = new SingleBar({
    format: `${label} {bar} {value} of {total}`,
    hideCursor: true,
    clearOnComplete: true,
  })
  shown.start(total, 0)
  return { update: (done) => shown.update(done), stop: () => shown.stop() }
}

function countLines(label: string, total: number): ShownProgress<number> {
  let tenths = 0
  return {
    update(done) {
      const reached = Math.floor((done / Math.max(1, total)) * 10)
      if (reached <= tenths) return
      tenths = reached
      process.stderr.write(`${label}: ${done} of ${total}\n`)
    },
    stop() {},
  }
}

/** Progress of an import by bytes, or a line every 100,000 rows. */
export function showImportProgress({ quiet }: { quiet: boolean }): ShownProgress<ImportProgress> {
  if (quiet) return quietProgress
  return process.stderr.isTTY ? importBar() : importLines()
}

function importBar(): ShownProgress<ImportProgress> {
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

function importLines(): ShownProgress<ImportProgress> {
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
