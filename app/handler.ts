import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { PageHandler } from '#server/http/app-options.ts'
import type { Services } from '#server/services.ts'
import { pageOptionsContext, servicesContext } from './services.ts'

/** Answers page requests with React Router and the given services. */
export function createPageHandler(services: Services): PageHandler {
  const handle = createRequestHandler(build)
  return (request, options) => {
    const context = new RouterContextProvider()
    context.set(servicesContext, services)
    context.set(pageOptionsContext, options)
    return handle(request, context)
  }
}
