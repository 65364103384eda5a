import { SingleBar } from 'cli-progress'

/** Progress towards a total on standard error: a bar on a terminal, elsewhere a line every tenth of the way to its end. */
export interface Progress {
  /** Shows nothing while the total is not known. */
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
  return {
    update(done, total) {
      if (total === null) return
      if (bar.isActive) bar.update(done)
      else bar.start(total, done)
    },
    stop: () => bar.stop(),
  }
}

function showLines(label: string): Progress {
  let tenths = 0
  return {
    update(done, total) {
      const reached = total === null ? 0 : Math.floor((done / Math.max(1, total)) * 10)
      // What follows the end is the summary.
      if (reached <= tenths || reached === 10) return
      tenths = reached
      process.stderr.write(`${label}: ${10 * reached} %\n`)
    },
    stop() {},
  }
}
