import { readFileSync } from 'node:fs'
import * as build from 'virtual:react-router/server-build'
import {
  createRequestHandler,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import type { PageHandler } from '#server/http/app-options.ts'
import type { Services } from '#server/services.ts'
import {
  noteDocumentContext,
  noteRouteContext,
  reportErrorContext,
  retryAfterContext,
  scriptNonceContext,
  servicesContext,
  stylesContext,
} from './context.ts'
import { splitRoutes } from './split-routes.ts'

/** For the server, which does not import `content`. */
export { enquiryRules } from '#content/site.ts'

const styles = import.meta.env.PROD ? readStyles() : null

/** The one sheet of the build, beside this file once it is built. */
function readStyles(): string {
  const [sheet] = build.assets.routes.root?.css ?? []
  return readFileSync(new URL(`../client${sheet}`, import.meta.url), 'utf8')
}

/** Answers page requests with React Router and the given services. */
export function createPageHandler(services: Services, reportError: (error: unknown) => void): PageHandler {
  const handlerFor = createHandlers(build)
  return async (request, { scriptNonce, retryAfterSeconds, noteRoute, noteStockRead }) => {
    let html: Uint8Array<ArrayBuffer> | null = null
    const context = new RouterContextProvider()
    context.set(servicesContext, watchStock(services, noteStockRead))
    context.set(stylesContext, styles)
    context.set(noteRouteContext, noteRoute)
    context.set(noteDocumentContext, (document) => {
      html = document
    })
    context.set(reportErrorContext, reportError)
    context.set(scriptNonceContext, scriptNonce)
    context.set(retryAfterContext, retryAfterSeconds)
    const response = await handlerFor(new URL(request.url).pathname)(request, context)
    const document = html as Uint8Array<ArrayBuffer> | null
    if (document === null) return response
    return { status: response.status, headers: response.headers, bytes: async () => document }
  }
}

/** Each handler prepares its own routes, on its first request. */
function createHandlers(whole: ServerBuild): (pathname: string) => RequestHandler {
  const partFor = splitRoutes(whole)
  const handlers = new Map<ServerBuild, RequestHandler>()
  return (pathname) => {
    const part = partFor(pathname)
    const handle = handlers.get(part) ?? createRequestHandler(part)
    handlers.set(part, handle)
    return handle
  }
}

/** The services of one request, which report when its page reads the stock. */
function watchStock(services: Services, noteStockRead: () => void): Services {
  return {
    get stock() {
      noteStockRead()
      return services.stock
    },
    applications: services.applications,
    enquiries: services.enquiries,
  }
}
