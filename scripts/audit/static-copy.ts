import { once } from 'node:events'
import { createServer, request, type ServerResponse } from 'node:http'
import { brotliCompressSync, constants } from 'node:zlib'

export interface StaticCopy {
  url: string
  close(): Promise<void>
}

/**
 * A copy of pages without script, answered from memory: what the same page costs to load when nothing is rendered and
 * nothing runs. Its files are those of the site.
 */
export async function openStaticCopy(site: string, paths: readonly string[]): Promise<StaticCopy> {
  const pages = new Map<string, Buffer>()
  for (const path of paths) {
    const html = withoutScript(await (await fetch(site + path)).text())
    pages.set(path, brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
  }
  const server = createServer((asked, answer) => {
    const page = pages.get(asked.url ?? '')
    if (page === undefined) return forward(`${site}${asked.url}`, asked.headers, answer)
    answer.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'content-length': page.length,
    })
    answer.end(page)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The static copy has no address')
  return {
    url: `http://127.0.0.1:${address.port}`,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Without script elements and preloads of scripts; structured data stays, because it does not run. */
function withoutScript(html: string): string {
  return html
    .replaceAll(/<script(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link[^>]*rel="modulepreload"[^>]*>/g, '')
}

function forward(url: string, headers: object, answer: ServerResponse): void {
  const sent = request(url, { headers: { ...headers, host: new URL(url).host } }, (response) => {
    answer.writeHead(response.statusCode ?? 502, response.headers)
    response.pipe(answer)
  })
  sent.on('error', () => answer.destroy())
  sent.end()
}
