import { SingleBar } from 'cli-progress'

export interface Progress {
  update(done: number): void
  stop(): void
}

/** A bar on a terminal, a line every tenth of the way elsewhere, on standard error; nothing when quiet. */
export function showProgress(label: string, total: number, { quiet = false } = {}): Progress {
  if (quiet) return { update() {}, stop() {} }
  return process.stderr.isTTY ? bar(label, total) : lines(label, total)
}

function bar(label: string, total: number): Progress {
  const shown = new SingleBar({
    format: `${label} {bar} {value} of {total}`,
    hideCursor: true,
    clearOnComplete: true,
  })
  shown.start(total, 0)
  return { update: (done) => shown.update(done), stop: () => shown.stop() }
}

function lines(label: string, total: number): Progress {
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
