import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { Services } from '#server/services.ts'
import { reportErrorContext, servicesContext } from './context.ts'

/** Answers a page request with React Router, on top of the services that the server composed. */
export function createPageHandler(
  services: Services,
  reportError: (error: unknown) => void,
): (request: Request) => Promise<Response> {
  const handle = createRequestHandler(build)
  return (request) => {
    const context = new RouterContextProvider()
    context.set(servicesContext, services)
    context.set(reportErrorContext, reportError)
    return handle(request, context)
  }
}
