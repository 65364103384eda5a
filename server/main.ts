import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { enquiryRules, site } from '#content/site.ts'
import { type Duties, prepareServices } from './compose-services.ts'
import type { Config } from './config.ts'
import { createApp } from './http/create-app.ts'
import { listen } from './listen.ts'
import { clientDir, loadPages } from './load-pages.ts'
import { createLoggers, type Loggers, logFailedStart } from './log.ts'
import { openObserver } from './observe/open-observer.ts'
import { readRelease } from './release.ts'

export interface RunningServer {
  app: FastifyInstance
  /** Such as `http://127.0.0.1:3000`. */
  address: string
  /** Null where this process does not serve its metrics. */
  metricsPort: number | null
  /** Goes on for `delayMs`, finishes open requests, and closes the stores. Safe to call twice. */
  stop(options?: { delayMs?: number }): Promise<void>
}

interface StartOptions {
  /** Default: all. */
  duties?: Duties
}

/**
 * Opens the stores and listens. Requests get 503 until the index is loaded and warm.
 *
 * @throws {Error} that says why the site cannot start.
 */
export function start(config: Config, options: StartOptions = {}): Promise<RunningServer> {
  const loggers = createLoggers(config.logLevel)
  return logFailedStart(loggers.work, () => startSite(config, options, loggers))
}

async function startSite(
  config: Config,
  { duties }: StartOptions,
  { http: logger, work: log }: Loggers,
): Promise<RunningServer> {
  const observing = await openObserver(config, log)
  const { observer, metricsPort } = observing
  const composition = await prepareServices(config, log, { enquiryRules, observer })
  let app: FastifyInstance | null = null
  let isEnding = false
  let stopping: Promise<void> | null = null
  try {
    app = await createApp(composition.services, {
      logger,
      ...(await loadPages(composition.services)),
      clientDir,
      mediaDir: join(config.dataDir, 'media'),
      publicUrl: config.publicUrl,
      redirects: site.redirects,
      foreignScript: site.foreignScript,
      pictureHosts: config.pictureHosts,
      trustProxy: config.trustProxy,
      release: readRelease(),
      readiness: composition.readiness,
      isEnding: () => isEnding,
      notifications: composition.notifications,
      exports: composition.exports,
      lookUpPlate: composition.lookUpPlate,
      countMissed: composition.countMissed,
      observer,
    })
    // Background work stops while open requests finish, not after them. `close` reports a failure.
    app.addHook('preClose', async () => void composition.stopWorking().catch(() => undefined))
    app.addHook('onClose', composition.close)
    const address = await listen(app, config)
    await composition.open({ warmUp: true })
    composition.startWorking(duties)
    const running = app

    async function close(delayMs: number): Promise<void> {
      await sleep(delayMs)
      await running.close()
      await observing.stop()
    }

    return {
      app: running,
      address,
      metricsPort,
      stop({ delayMs = 0 } = {}) {
        isEnding = true
        stopping ??= close(delayMs)
        return stopping
      },
    }
  } catch (error) {
    await app?.close()
    await composition.close()
    await observing.stop()
    throw error
  }
}
