import { join } from 'node:path'
import { pino } from 'pino'
import { createServer } from 'vite'
import { fillEmptyStore } from './cli/fill-empty-store.ts'
import { composeServices } from './compose-services.ts'
import { readConfig } from './config.ts'
import { createApp } from './http/create-app.ts'
import { listen } from './listen.ts'
import { type PageModule, reportTo } from './load-pages.ts'

// The development server: the same app and services, behind Vite, which serves the sources and reloads the browser.

const config = readConfig(process.env)
const logger = pino({ level: config.logLevel })
await fillEmptyStore(config, (line) => process.stderr.write(`${line}\n`))
const composition = await composeServices(config, logger)
const app = await createApp(composition.services, {
  logger,
  pages: async (request, options) => {
    const { createPageHandler } = (await vite.ssrLoadModule('/app/handler.ts')) as PageModule
    return createPageHandler(composition.services, reportTo(logger))(request, options)
  },
  clientDir: null,
  mediaDir: join(config.dataDir, 'media'),
  publicUrl: config.publicUrl,
  pictureHosts: config.pictureHosts,
  trustProxy: config.trustProxy,
  release: 'dev',
  readiness: composition.readiness,
  notifications: composition.notifications,
  contentSecurityPolicy: false,
  keepsAnswers: false,
  before: (request, response, next) => vite.middlewares(request, response, next),
})
const vite = await createServer({
  server: { middlewareMode: true, hmr: { server: app.server } },
  appType: 'custom',
})
app.addHook('onClose', async () => {
  await vite.close()
  await composition.close()
})
const address = await listen(app, config)
composition.startWorking()
process.stdout.write(`Forecourt with hot reload at ${address}\n`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => app.close())
