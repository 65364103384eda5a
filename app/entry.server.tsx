import { readFileSync } from 'node:fs'
import { renderToString } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, ServerRouter } from 'react-router'
import fontUrl from '#dealer/font.woff2?url'
import { DocumentContext } from './features/layout/document-context.ts'
import { pageOptionsContext } from './services.ts'

/** The document is rendered to one string: nothing of a page is loaded lazily, and pages are cached whole. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Response {
  const html = renderToString(
    <DocumentContext value={{ files: routerContext.manifest, styles: stylesOf(routerContext.manifest) }}>
      <ServerRouter context={routerContext} url={request.url} />
    </DocumentContext>,
  )
  headers.set('Content-Type', 'text/html; charset=utf-8')
  // A proxy or CDN that remembers it sends it as 103 Early Hints before the next answer.
  headers.set('Link', `<${fontUrl}>; rel=preload; as=font; crossorigin`)
  // `renderToString` leaves the doctype out.
  return new Response(`<!DOCTYPE html>${html}`, { status, headers })
}

let styles: string | null = null

/** The one sheet of the build. During development there is none: Vite serves the sources. */
function stylesOf({ routes }: EntryContext['manifest']): string | null {
  if (import.meta.env.PROD) {
    styles ??= readFileSync(new URL(`../client${routes.root?.css?.[0]}`, import.meta.url), 'utf8')
  }
  return styles
}

/** Reports errors of ours only: not a missing page, and not an aborted request. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  context.get(pageOptionsContext).reportError(error)
}
