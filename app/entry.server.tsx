import { readFileSync } from 'node:fs'
import { renderToString } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, ServerRouter } from 'react-router'
import fontUrl from '#dealer/font.woff2?url'
import { DocumentContext } from './features/layout/document-context.ts'
import { pageOptionsContext } from './services.ts'

/**
 * The document is rendered to one string: nothing of a page is loaded lazily, and pages are cached whole. The sheet, which is
 * most of a document, is put into its bytes: React would search and copy it, and it would be encoded for each page.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Response {
  const sheet = sheetOf(routerContext.manifest)
  const html = renderToString(
    <DocumentContext
      value={{
        files: routerContext.manifest,
        styles: sheet && sheetMark,
        thrown: thrownIn(routerContext),
      }}
    >
      <ServerRouter context={{ ...routerContext, manifest: matched(routerContext) }} url={request.url} />
    </DocumentContext>,
  )
  headers.set('Content-Type', 'text/html; charset=utf-8')
  // A proxy or CDN that remembers it sends it as 103 Early Hints before the next answer.
  headers.set('Link', `<${fontUrl}>; rel=preload; as=font; crossorigin`)
  // `renderToString` leaves the doctype out.
  return new Response(withSheet(`<!DOCTYPE html>${html}`, sheet), { status, headers })
}

/** The data of answers that loaders threw. */
function thrownIn({ staticHandlerContext: { errors } }: EntryContext): unknown[] {
  return Object.values(errors ?? {}).flatMap((error) => (isRouteErrorResponse(error) ? [error.data] : []))
}

/** With the routes of this page only: React Router makes all that it is given anew for each render. */
function matched({ manifest, staticHandlerContext: { matches } }: EntryContext): EntryContext['manifest'] {
  const routes = matches.map(({ route: { id } }) => [id, manifest.routes[id]] as const)
  return { ...manifest, routes: Object.fromEntries(routes) }
}

/** Stands for the sheet while React renders. */
const sheetMark = ':root {} /* sheet */'

function withSheet(html: string, sheet: Buffer | null): Uint8Array<ArrayBuffer> {
  const at = sheet ? html.indexOf(sheetMark) : -1
  if (!sheet || at < 0) return Buffer.from(html)
  return Buffer.concat([
    Buffer.from(html.slice(0, at)),
    sheet,
    Buffer.from(html.slice(at + sheetMark.length)),
  ])
}

let builtSheet: Buffer | null = null

/** The one sheet of the build. During development there is none: Vite serves the sources. */
function sheetOf({ routes }: EntryContext['manifest']): Buffer | null {
  if (import.meta.env.PROD) {
    builtSheet ??= readFileSync(new URL(`../client${routes.root?.css?.[0]}`, import.meta.url))
  }
  return builtSheet
}

/** Reports errors of ours only: not a missing page, and not an aborted request. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  context.get(pageOptionsContext).reportError(error)
}
