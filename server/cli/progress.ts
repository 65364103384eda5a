import { clearLine, cursorTo } from 'node:readline'
import type { Writable } from 'node:stream'
import type { CommandIo } from './command-io.ts'

/** Progress towards a total on standard error: a bar on a terminal, elsewhere a line every tenth of the way to its end. */
export interface Progress {
  /** Without a total, as of standard input, there is a line every 100,000. */
  update(done: number, total: number | null): void
  stop(): void
}

export function showProgress(
  stderr: CommandIo['stderr'],
  label: string,
  { quiet = false }: { quiet?: boolean } = {},
): Progress {
  if (quiet) return { update() {}, stop() {} }
  return stderr.isTTY ? showBar(stderr, label) : showLines(stderr, label)
}

const barWidth = 40

/** One line of the terminal, written again for each percent, and cleared at the end. */
function showBar(stderr: Writable, label: string): Progress {
  const lines = showLines(stderr, label)
  let shown: number | null = null
  function clear(): void {
    clearLine(stderr, 0)
    cursorTo(stderr, 0)
  }
  return {
    update(done, total) {
      if (total === null) return lines.update(done, total)
      const percent = Math.min(100, Math.floor((done / Math.max(1, total)) * 100))
      if (percent === shown) return
      shown = percent
      clear()
      const full = Math.round((percent / 100) * barWidth)
      stderr.write(`${label} ${'█'.repeat(full)}${'░'.repeat(barWidth - full)} ${percent} %`)
    },
    stop() {
      if (shown !== null) clear()
    },
  }
}

const withoutTotal = 100_000

function showLines(stderr: Writable, label: string): Progress {
  let steps = 0
  return {
    update(done, total) {
      const reached = Math.floor(total === null ? done / withoutTotal : (done / Math.max(1, total)) * 10)
      // What follows the end is the summary.
      if (reached <= steps || (total !== null && reached === 10)) return
      steps = reached
      stderr.write(
        `${label}: ${total === null ? `${done.toLocaleString('en-GB')} so far` : `${10 * reached} %`}\n`,
      )
    },
    stop() {},
  }
}
