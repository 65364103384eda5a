/** Runs one write of this process after another, whether or not those before have failed. */
export function createTurns() {
  let last: Promise<unknown> = Promise.resolve()
  return {
    run<T>(write: () => Promise<T>): Promise<T> {
      const running = last.then(write)
      last = running.catch(() => undefined)
      return running
    },
    /** Resolves when no write is left. */
    idle: async (): Promise<void> => {
      await last
    },
  }
}
