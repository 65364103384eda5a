import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { PageHandler } from '#server/http/app-options.ts'
import type { Services } from '#server/services.ts'
import { reportErrorContext, retryAfterContext, scriptNonceContext, servicesContext } from './context.ts'

/** Answers page requests with React Router and the given services. */
export function createPageHandler(services: Services, reportError: (error: unknown) => void): PageHandler {
  const handle = createRequestHandler(build)
  return (request, { scriptNonce, retryAfterSeconds, noteStockRead }) => {
    const context = new RouterContextProvider()
    context.set(servicesContext, watchStock(services, noteStockRead))
    context.set(reportErrorContext, reportError)
    context.set(scriptNonceContext, scriptNonce)
    context.set(retryAfterContext, retryAfterSeconds)
    return handle(request, context)
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
  }
}
