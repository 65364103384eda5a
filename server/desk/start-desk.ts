import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Config } from '../config.ts'
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

/** Serves the desk on loopback, whatever HOST says. @throws {Error} that says why it cannot start. */
export async function startDesk(config: Config): Promise<RunningDesk> {
  const bundle = new URL('server/index.js', buildDir)
  if (!existsSync(bundle)) throw new Error('The desk is not built yet: run "npm run build" first')
  const pages: DeskModule = await import(bundle.href)
  const { work: log } = createLoggers(config.logLevel)
  const stores = await openDeskStores(config)
  let port = config.deskPort
  const app = await createDesk({
    access: createDeskAccess(
      createDeskLinks(config.dataDir),
      createDeskSessions(),
      `desk-${config.deskPort}`,
    ),
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
    return { address, stop: () => app.close() }
  } catch (error) {
    await app.close()
    throw error
  }
}
