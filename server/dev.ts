import { join } from 'node:path'
import { inspect } from 'node:util'
import { pino } from 'pino'
import { createServer } from 'vite'
import { enquiryRules, site } from '#content/site.ts'
import { fillEmptyStore } from './cli/fill-empty-store.ts'
import { composeServices } from './compose-services.ts'
import { readConfig } from './config.ts'
import type { PageHandler } from './http/app-options.ts'
import { createApp } from './http/create-app.ts'
import { listen } from './listen.ts'
import type { PageModule } from './load-pages.ts'

// The development server: the same app and services, behind Vite, which serves the sources and reloads the browser.

const config = readConfig(process.env)
const logger = pino({ level: config.logLevel })
const html = { 'content-type': 'text/html; charset=utf-8' }
await fillEmptyStore(config)
const composition = await composeServices(config, logger, { enquiryRules })
const app = await createApp(composition.services, {
  logger,
  pages: showStack(async (request, options) => {
    const { createPageHandler } = (await vite.ssrLoadModule('/app/handler.ts')) as PageModule
    return createPageHandler(composition.services)(request, options)
  }),
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
