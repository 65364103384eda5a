import type { CommandIo } from './command-io.ts'
import { errorText } from './run-command.ts'

/** A terminal signals every process of `npm start`, and each forwards it, so one Ctrl-C arrives several times. */
const echoMs = 1000
/** Connections are closed after 6 s; the rest is for closing the stores. Everything answered with 201 is on disk. */
const deadlineMs = 10_000

interface StopOptions extends Pick<CommandIo, 'stderr'> {
  verbose: boolean
  /** How long `stop` waits before it begins. */
  delayMs?: number
}

/**
 * Stops cleanly on SIGINT, SIGTERM or SIGHUP, within `deadlineMs`. A second signal more than `echoMs` later ends the
 * process at once.
 */
export function stopOnSignal(stop: () => Promise<void>, { stderr, verbose, delayMs = 0 }: StopOptions): void {
  let firstSignalAt: number | null = null
  async function onSignal(signal: NodeJS.Signals): Promise<void> {
    if (firstSignalAt !== null) {
      if (performance.now() - firstSignalAt > echoMs) process.exit(1)
      return
    }
    firstSignalAt = performance.now()
    stderr.write(`${signal}: finishing what has begun\n`)
    setTimeout(() => {
      stderr.write(`Could not stop in ${deadlineMs / 1000} s, so what is left is cut\n`)
      process.exit(1)
    }, delayMs + deadlineMs).unref()
    try {
      await stop()
      process.exit(0)
    } catch (error) {
      stderr.write(`Could not stop cleanly: ${errorText(error, verbose)}`)
      process.exit(1)
    }
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal)
}
