/** A terminal sends its signal to every process of `npm start`, and each passes it on: one wish, several signals. */
const echoMs = 1000
/** Connections are cut after 8 s; the rest is for closing the stores. What was answered with 201 is on disk by then. */
const deadlineMs = 10_000

/** Stops cleanly on SIGINT, SIGTERM or SIGHUP, within `deadlineMs`. A second signal after a moment ends at once. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let asked: number | null = null
  async function onSignal(signal: NodeJS.Signals): Promise<void> {
    if (asked !== null) {
      if (performance.now() - asked > echoMs) process.exit(1)
      return
    }
    asked = performance.now()
    process.stderr.write(`${signal}: finishing what has begun\n`)
    setTimeout(() => {
      process.stderr.write(`Could not stop in ${deadlineMs / 1000} s, so what is left is cut\n`)
      process.exit(1)
    }, deadlineMs).unref()
    try {
      await stop()
      process.exit(0)
    } catch (error) {
      process.stderr.write(
        `Could not stop cleanly: ${error instanceof Error ? error.message : String(error)}\n`,
      )
      process.exit(1)
    }
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal)
}
