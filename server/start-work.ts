import { prepareServices } from './compose-services.ts'
import type { Config } from './config.ts'
import { createLoggers, type Loggers, logFailedStart } from './log.ts'
import { openObserver } from './observe/open-observer.ts'

export interface RunningWork {
  /** Finishes or releases what it has begun, and closes the stores. Safe to call twice. */
  stop(): Promise<void>
}

/**
 * The background work without pages: imports stock, delivers applications and enquiries, and erases them. Holds no
 * index. Several such processes may share the stores.
 *
 * @throws {Error} when a store cannot be opened, or the port of the metrics.
 */
export function startWork(config: Config): Promise<RunningWork> {
  const { work: log } = createLoggers(config.logLevel)
  return logFailedStart(log, () => start(config, log))
}

async function start(config: Config, log: Loggers['work']): Promise<RunningWork> {
  // Before the stores are opened: when the port cannot be used, nothing is left open.
  const { observer, stop: stopObserving } = await openObserver(config, log)
  const composition = await prepareServices(config, log, { observer, servesPages: false })
  composition.startWorking({ isFollowing: false, hasWork: true })
  log.info('background work started')
  // With PostgreSQL, another process may do all of the work, and nothing else then keeps this one alive.
  const alive = setInterval(() => undefined, 60_000)
  return {
    async stop() {
      clearInterval(alive)
      await composition.close()
      await stopObserving()
    },
  }
}
