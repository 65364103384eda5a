/** Work that is repeated until it is stopped. */
export interface Loop {
  /** Ends the pause, or leaves out the one after the present run. */
  wake(): void
  /** Aborts the signal of the present run, and resolves at its end. Safe to call twice. */
  stop(): Promise<void>
}

/**
 * Runs `work` at once and again after each pause, one run at a time.
 *
 * @param work Handles its failures itself. Returns the pause before the next run, in ms; null ends the loop.
 */
export function repeat(work: (signal: AbortSignal) => Promise<number | null>): Loop {
  const stopping = new AbortController()
  const { signal } = stopping
  let pause = Promise.withResolvers<void>()

  async function run(): Promise<void> {
    while (!signal.aborted) {
      pause = Promise.withResolvers()
      const pauseMs = await work(signal)
      if (pauseMs === null) return
      const timer = setTimeout(pause.resolve, pauseMs)
      await pause.promise
      clearTimeout(timer)
    }
  }

  const running = run()
  return {
    wake: () => pause.resolve(),
    stop() {
      stopping.abort()
      pause.resolve()
      return running
    },
  }
}
