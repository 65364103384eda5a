import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { staff } from '../dealer/load.ts'
import { listen } from '../listen.ts'
import { createLoggers } from '../log.ts'
import { createDeskAccess } from './access/desk-access.ts'
import { createDeskLinks } from './access/desk-links.ts'
import { createDeskSessions } from './access/desk-sessions.ts'
import { createDesk } from './create-desk.ts'
import type { DeskModule } from './desk-page.ts'
import { openDeskStores } from './desk-services.ts'

const buildDir = new URL('../../build/desk/', import.meta.url)

export interface RunningDesk {
  /** Such as `http://127.0.0.1:3001`. */
  address: string
  stop(): Promise<void>
}

/** Serves the desk on 127.0.0.1 and ::1, whatever HOST says. @throws {Error} that says why it cannot start. */
export async function startDesk(config: Config): Promise<RunningDesk> {
  const bundle = new URL('server/index.js', buildDir)
  if (!existsSync(bundle))
    throw new Error(
      'The desk is not built yet: run "npm run build" first, or wait for "npm start", which builds it',
    )
  const pages: DeskModule = await import(bundle.href)
  const { work: log } = createLoggers(config.logLevel)
  const stores = await openDeskStores(config, log)
  let port = config.deskPort
  const app = await createDesk({
    access: createDeskAccess(createDeskLinks(config.dataDir), createDeskSessions(), {
      name: `desk-${config.deskPort}`,
      staff,
    }),
    origins: () => ({ port, proxied: config.deskProxy?.origin ?? null }),
    proxy: config.deskProxy,
    services: stores.servicesOf,
    pages,
    mediaDir: resolve(config.dataDir, 'media'),
    clientDir: fileURLToPath(new URL('client', buildDir)),
    log,
  })
  app.addHook('onClose', stores.close)
  try {
    const address = await listen(app, { port, host: '127.0.0.1', variable: 'DESK_PORT' })
    port = Number(new URL(address).port)
    const second = await listenOnIpv6(app, port, log)
    return {
      address,
      async stop() {
        second?.close()
        second?.closeAllConnections()
        await app.close()
      },
    }
  } catch (error) {
    await app.close()
    throw error
  }
}

/**
 * The same desk on ::1, to which browsers may take "localhost". Null where this machine has no IPv6, or another program has
 * the port: 127.0.0.1 is there all the same.
 */
async function listenOnIpv6(app: FastifyInstance, port: number, log: Logger): Promise<Server | null> {
  const server = createServer({ requestTimeout: app.server.requestTimeout }, app.routing)
  try {
    server.listen({ port, host: '::1', ipv6Only: true })
    await once(server, 'listening')
    return server
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'EADDRNOTAVAIL' && code !== 'EAFNOSUPPORT')
      log.warn({ err: error }, 'the desk is not reached by the name localhost, only at 127.0.0.1')
    return null
  }
}
