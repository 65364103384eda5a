import { SingleBar } from 'cli-progress'

/** Progress towards a total on standard error: a bar on a terminal, elsewhere a line every tenth of the way to its end. */
export interface Progress {
  /** Without a total, as of standard input, there is a line every 100,000. */
  update(done: number, total: number | null): void
  stop(): void
}

export function showProgress(label: string, { quiet = false }: { quiet?: boolean } = {}): Progress {
  if (quiet) return { update() {}, stop() {} }
  return process.stderr.isTTY ? showBar(label) : showLines(label)
}

function showBar(label: string): Progress {
  const bar = new SingleBar({
    format: `${label} {bar} {percentage} %`,
    hideCursor: true,
    clearOnComplete: true,
  })
  const lines = showLines(label)
  return {
    update(done, total) {
      if (total === null) lines.update(done, total)
      else if (bar.isActive) bar.update(done)
      else bar.start(total, done)
    },
    stop: () => bar.stop(),
  }
}

const withoutTotal = 100_000

function showLines(label: string): Progress {
  let steps = 0
  return {
    update(done, total) {
      const reached = Math.floor(total === null ? done / withoutTotal : (done / Math.max(1, total)) * 10)
      // What follows the end is the summary.
      if (reached <= steps || (total !== null && reached === 10)) return
      steps = reached
      process.stderr.write(
        `${label}: ${total === null ? `${done.toLocaleString('en-GB')} so far` : `${10 * reached} %`}\n`,
      )
    },
    stop() {},
  }
}
