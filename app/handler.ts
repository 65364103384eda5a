import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { PageHandler, PageRoute } from '#server/http/app-options.ts'
import type { LeadIntakes } from '#server/services.ts'
import { toPageRoutes } from './page-routes.ts'
import { pageOptionsContext, servicesContext } from './services.ts'

export const pageRoutes: readonly PageRoute[] = toPageRoutes(build.routes)

/** Answers page requests with React Router. */
export function createPageHandler(intakes: LeadIntakes): PageHandler {
  const handle = createRequestHandler(build)
  return (request, options) => {
    const context = new RouterContextProvider()
    context.set(servicesContext, { ...intakes, stock: options.stock })
    context.set(pageOptionsContext, options)
    return handle(request, context)
  }
}
