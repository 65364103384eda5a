/** A terminal sends its signal to every process of `npm start`, and each passes it on: one wish, several signals. */
const echoMs = 1000

/** Stops cleanly on SIGINT, SIGTERM or SIGHUP; whoever asks again after a moment does not want to wait. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let asked: number | null = null
  async function onSignal(signal: NodeJS.Signals): Promise<void> {
    if (asked !== null) {
      if (performance.now() - asked > echoMs) process.exit(1)
      return
    }
    asked = performance.now()
    process.stderr.write(`${signal}: finishing what has begun\n`)
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
