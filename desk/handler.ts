import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { DeskModule } from '#server/desk/desk-page.ts'
import { accessContext, visitContext } from './context.ts'

/** Answers requests for the desk's pages with React Router. */
export const createDeskHandler: DeskModule['createDeskHandler'] = (access) => {
  const handle = createRequestHandler(build)
  return (request, visit) => {
    const context = new RouterContextProvider()
    context.set(accessContext, access)
    context.set(visitContext, visit)
    return handle(request, context)
  }
}
