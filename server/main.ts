import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { enquiryRules, site } from '#content/site.ts'
import { type Duties, prepareServices } from './compose-services.ts'
import type { Config } from './config.ts'
import type { Ending } from './http/app-options.ts'
import { createApp } from './http/create-app.ts'
import { listen } from './listen.ts'
import { clientDir, loadPages } from './load-pages.ts'
import { createLoggers } from './log.ts'
import { openObserver } from './observe/open-observer.ts'
import { readRelease } from './release.ts'

export interface RunningServer {
  app: FastifyInstance
  /** Such as `http://127.0.0.1:3000`. */
  address: string
  /** Null where this process does not serve its metrics. */
  metricsPort: number | null
  /** The metrics of this process; null without METRICS_PORT. */
  scrape(): Promise<object[] | null>
  /** Goes on for `delayMs`, finishes open requests, and closes the stores. Safe to call twice. */
  stop(options?: { ending?: Ending; delayMs?: number }): Promise<void>
}

interface StartOptions {
  /** Default: all. */
  duties?: Duties
  /**
   * Whether it is one of several processes that share a port. It opens the port once the index is loaded, because others
   * answer there until then, and does not serve METRICS_PORT.
   */
  isOneOfSeveral?: boolean
}

/**
 * Opens the stores and listens. Requests get 503 until the index is loaded and warm.
 *
 * @throws {Error} that says why the site cannot start.
 */
export async function start(
  config: Config,
  { duties, isOneOfSeveral = false }: StartOptions = {},
): Promise<RunningServer> {
  const { http: logger, work: log } = createLoggers(config.logLevel)
  const observing = await openObserver(config, log, { servesMetrics: !isOneOfSeveral })
  const { observer, metricsPort, scrape } = observing
  const composition = await prepareServices(config, log, { enquiryRules, observer })
  let app: FastifyInstance | null = null
  let ending: Ending | null = null
  let stopping: Promise<void> | null = null
  try {
    app = await createApp(composition.services, {
      logger,
      pages: await loadPages(composition.services),
      clientDir,
      mediaDir: join(config.dataDir, 'media'),
      publicUrl: config.publicUrl,
      redirects: site.redirects,
      foreignScript: site.foreignScript,
      pictureHosts: config.pictureHosts,
      trustProxy: config.trustProxy,
      release: readRelease(),
      readiness: composition.readiness,
      isOpen: composition.isOpen,
      ending: () => ending,
      notifications: composition.notifications,
      exports: composition.exports,
      observer,
    })
    // Background work stops while open requests finish, not after them. `close` reports a failure.
    app.addHook('preClose', async () => void composition.stopWorking().catch(() => undefined))
    app.addHook('onClose', composition.close)
    if (isOneOfSeveral) await composition.open({ warmUp: true })
    const address = await listen(app, config)
    if (!isOneOfSeveral) await composition.open({ warmUp: true })
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
      scrape,
      stop({ ending: given = 'stopping', delayMs = 0 } = {}) {
        ending ??= given
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
