import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { PageHandler } from '#server/http/app-options.ts'
import type { SheetText } from '#server/read-sheets.ts'
import type { Services } from '#server/services.ts'
import {
  buildVersionContext,
  reportErrorContext,
  retryAfterContext,
  scriptNonceContext,
  servicesContext,
  sheetTextContext,
} from './context.ts'

/**
 * Answers page requests with React Router and the given services.
 *
 * @param sheetText Absent for the development server, which has no built style sheets.
 */
export function createPageHandler(
  services: Services,
  reportError: (error: unknown) => void,
  sheetText?: SheetText,
): PageHandler {
  const handle = createRequestHandler(build)
  return (request, { scriptNonce, retryAfterSeconds, noteStockRead }) => {
    const context = new RouterContextProvider()
    context.set(servicesContext, watchStock(services, noteStockRead))
    context.set(buildVersionContext, build.assets.version)
    context.set(reportErrorContext, reportError)
    context.set(scriptNonceContext, scriptNonce)
    if (sheetText) context.set(sheetTextContext, sheetText)
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
