import { createServer } from 'node:http'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { pino } from 'pino'
import { createServer as createViteServer } from 'vite'
import { enquiryRules, site } from '#content/site.ts'
import { fillEmptyStore } from './cli/fill-empty-store.ts'
import { type Composition, composeServices } from './compose-services.ts'
import { readConfig } from './config.ts'
import type { PageHandler } from './http/app-options.ts'
import { createApp } from './http/create-app.ts'
import { listen } from './listen.ts'
import type { PageModule } from './load-pages.ts'

// The development server: the same app and services, behind Vite, which serves the sources and reloads the browser.

const config = readConfig(process.env)
const logger = pino({ level: config.logLevel })
const html = { 'content-type': 'text/html; charset=utf-8' }
// Vite's socket is on the server of the app, which is created after it.
const upgrades = createServer()
const [vite, composition] = await Promise.all([
  createViteServer({ server: { middlewareMode: true, hmr: { server: upgrades } }, appType: 'custom' }),
  openServices(),
])
const loadPageModule = async () => (await vite.ssrLoadModule('/app/handler.ts')) as PageModule
// Sources with a mistake are shown by the page: without its routes, every page is answered all the same.
const { pageRoutes } = await loadPageModule().catch((err: unknown) => {
  logger.error({ err }, 'the pages cannot be loaded')
  return { pageRoutes: [] }
})
const app = await createApp(composition.services, {
  logger,
  pages: showStack(async (request, options) => {
    const { createPageHandler } = await loadPageModule()
    return createPageHandler(composition.services)(request, options)
  }),
  pageRoutes,
  clientDir: null,
  mediaDir: join(config.dataDir, 'media'),
  publicUrl: config.publicUrl,
  redirects: site.redirects,
  foreignScript: site.foreignScript,
  pictureHosts: config.pictureHosts,
  trustProxy: config.trustProxy,
  release: 'dev',
  readiness: composition.readiness,
  notifications: composition.notifications,
  // The first page compiles all of its sources, and a debugger may stop in any.
  limits: { handlerMs: 0, silentMs: 0 },
  viteMiddleware: (request, response, next) => vite.middlewares(request, response, next),
})
app.server.on('upgrade', (...upgrade) => upgrades.emit('upgrade', ...upgrade))
app.addHook('onClose', async () => {
  await vite.close()
  await composition.close()
})
const address = await listen(app, config)
composition.startWorking()
process.stdout.write(`Forecourt with hot reload at ${address}\n`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => app.close())

async function openServices(): Promise<Composition> {
  await fillEmptyStore(config, console.error)
  return composeServices(config, logger, { enquiryRules })
}

/** Puts the stack of an unexpected error above the error page, or in place of a page that cannot be loaded. */
function showStack(answer: PageHandler): PageHandler {
  return async (request, options) => {
    const errors: unknown[] = []
    const reportError = (error: unknown) => {
      if (error instanceof Error) vite.ssrFixStacktrace(error)
      options.reportError(error)
      errors.push(error)
    }
    const page = await answer(request, { ...options, reportError }).catch((error: unknown) => {
      reportError(error)
      return new Response('<!doctype html><title>Failed</title><body>', { status: 500, headers: html })
    })
    if (errors.length === 0 || page.headers.get('content-type') !== html['content-type']) return page
    const stacks = errors.map((error) => `<pre>${escapeHtml(inspect(error))}</pre>`).join('')
    const whole = (await page.text()).replace(/<body[^>]*>/, (body) => body + stacks)
    return new Response(whole, page)
  }
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
