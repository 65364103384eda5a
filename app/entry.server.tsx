import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { reportErrorContext, scriptNonceContext, sheetTextContext } from './context.ts'
import { SheetTextContext } from './styles/PageStyles.tsx'

/** Renders the whole document before answering: pages are cached, hashed and compressed as one piece. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const nonce = context.get(scriptNonceContext) ?? undefined
  const html = await render(
    <SheetTextContext value={context.get(sheetTextContext)}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </SheetTextContext>,
    nonce,
  )
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(html, { status, headers })
}

/** Rejects when the page cannot be rendered: React Router then renders its error page. */
function render(page: ReactNode, nonce: string | undefined): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const destination = new Writable({
      write(chunk, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        resolve(Buffer.concat(chunks))
        done()
      },
    })
    const { pipe } = renderToPipeableStream(page, {
      nonce: { script: nonce, style: nonce },
      onAllReady: () => pipe(destination),
      onShellError: reject,
    })
  })
}

/** Reports errors of ours only: not a missing page, and not an aborted request. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  context.get(reportErrorContext)?.(error)
}
