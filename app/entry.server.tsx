import { renderToString } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  type ServerInstrumentation,
  ServerRouter,
} from 'react-router'
import {
  noteDocumentContext,
  noteRouteContext,
  reportErrorContext,
  scriptNonceContext,
  stylesContext,
} from './context.ts'
import { DocumentContext } from './features/layout/document-context.ts'

const encoder = new TextEncoder()

/** The document is rendered to one string: nothing of a page is loaded lazily, and pages are hashed and cached whole. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Response {
  const nonce = context.get(scriptNonceContext) ?? undefined
  const parts = { files: routerContext.manifest, styles: context.get(stylesContext), nonce }
  const html = renderToString(
    <DocumentContext value={parts}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </DocumentContext>,
  )
  headers.set('Content-Type', 'text/html; charset=utf-8')
  // `renderToString` leaves the doctype out.
  context.get(noteDocumentContext)?.(encoder.encode(`<!DOCTYPE html>${html}`))
  return new Response(null, { status, headers })
}

/** Reports errors of ours only: not a missing page, and not an aborted request. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  context.get(reportErrorContext)?.(error)
}

/** Tells the server which route answered, because an address may hold personal data and a pattern never does. */
export const instrumentations: ServerInstrumentation[] = [
  {
    handler(handler) {
      handler.instrument({
        async request(answer, { context }) {
          const { meta } = await answer()
          if (meta) context?.get(noteRouteContext)?.(meta.pattern)
        },
      })
    },
  },
]
