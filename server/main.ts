import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { prepareServices } from './compose-services.ts'
import type { Config } from './config.ts'
import { createApp } from './http/create-app.ts'
import { listen } from './listen.ts'
import { clientDir, loadEnquiryRules, loadPages } from './load-pages.ts'

export interface RunningServer {
  app: FastifyInstance
  /** Such as `http://127.0.0.1:3000`. */
  address: string
  /** Finishes open requests, then closes the stores. Safe to call twice. */
  stop(): Promise<void>
}

/**
 * Opens the stores and listens. Requests get 503 until the index is loaded and warm.
 *
 * @throws {Error} that says why the site cannot start.
 */
export async function start(config: Config): Promise<RunningServer> {
  const logger = pino({ level: config.logLevel })
  const composition = await prepareServices(config, logger, { enquiryRules: await loadEnquiryRules() })
  let app: FastifyInstance | null = null
  try {
    app = await createApp(composition.services, {
      logger,
      pages: await loadPages(composition.services, logger),
      clientDir,
      mediaDir: join(config.dataDir, 'media'),
      publicUrl: config.publicUrl,
      pictureHosts: config.pictureHosts,
      trustProxy: config.trustProxy,
      release: Date.now().toString(36),
      readiness: composition.readiness,
      isOpen: composition.isOpen,
      notifications: composition.notifications,
      exports: composition.exports,
    })
    // Background work stops while open requests finish, not after them. `close` reports a failure.
    app.addHook('preClose', async () => void composition.stopWorking().catch(() => undefined))
    app.addHook('onClose', composition.close)
    const address = await listen(app, config)
    await composition.open({ warmUp: true })
    composition.startWorking()
    const running = app
    return { app: running, address, stop: () => running.close() }
  } catch (error) {
    await app?.close()
    await composition.close()
    throw error
  }
}
