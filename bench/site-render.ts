// Renders the site's own React trees on node:http: node site-render.ts <data folder> <addresses by path, as JSON>.
// Each tree is kept with its loader data after one request to the page handler, and rendered for every request. There is
// no loading, routing, hashing and compression.
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { pino } from 'pino'
import { cloneElement, type ReactElement } from 'react'
import type { renderToPipeableStream } from 'react-dom/server'
import { composeServices } from '../server/compose-services.ts'
import { readConfig } from '../server/config.ts'
import { loadPages } from '../server/load-pages.ts'

interface RouterProps {
  context?: { serverHandoffStream?: ReadableStream<Uint8Array>; renderMeta?: unknown }
  children?: Tree
}
type Tree = ReactElement<RouterProps>
type Renderer = Record<string, (tree: Tree, ...options: unknown[]) => unknown>

const [dataDir = '', addressesByPath = ''] = process.argv.slice(2)
const groups: Record<string, string[]> = JSON.parse(addressesByPath)
const origin = 'https://www.forecourt.example'

// Before the pages are loaded, because they bind these functions when they are.
const renderer: Renderer = createRequire(import.meta.url)('react-dom/server')
const render = renderer.renderToPipeableStream as unknown as typeof renderToPipeableStream
let latest: Tree | null = null
for (const name of ['renderToString', 'renderToReadableStream', 'renderToPipeableStream']) {
  const original = renderer[name]
  renderer[name] = (tree, ...options) => {
    latest = tree
    return original?.(tree, ...options)
  }
}

const log = pino({ level: 'silent' })
const { services } = await composeServices(readConfig({ DATA_DIR: dataDir }), log)
const { pages } = await loadPages(services)
const stock = services.stock()
if (stock === null) throw new Error('The stock is not loaded')
const options = { stock, foreignScript: null, retryAfterSeconds: null, reportError() {} }

const trees = new Map<string, (() => Tree)[]>()
for (const [group, addresses] of Object.entries(groups)) {
  const made: (() => Tree)[] = []
  for (const address of addresses) made.push(await keepTree(address))
  trees.set(group, made)
}

/** The tree of a page, to be rendered again and again. The router's tree contains a stream that is read once. */
async function keepTree(address: string): Promise<() => Tree> {
  latest = null
  const request = new Request(origin + address)
  const response = await pages(request, options)
  const html = new TextDecoder().decode(await response.bytes())
  const tree = latest as Tree | null
  if (response.status !== 200 || tree === null) throw new Error(`${address} answered ${response.status}`)
  const data = handedOff(html).map((text) => new TextEncoder().encode(text))
  return () => withData(tree, data)
}

/** The tree with a new stream of its loader data in its router, which is the only child of the entry's providers. */
function withData(tree: Tree, data: readonly Uint8Array[]): Tree {
  const { context, children } = tree.props
  if (context === undefined) return children ? cloneElement(tree, {}, withData(children, data)) : tree
  if (!context.serverHandoffStream) return tree
  const serverHandoffStream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of data) controller.enqueue(chunk)
      controller.close()
    },
  })
  return cloneElement(tree, { context: { ...context, serverHandoffStream, renderMeta: {} } })
}

/** The loader data in a document, as React Router encoded it. */
function handedOff(html: string): string[] {
  return [...html.matchAll(/streamController\.enqueue\(("(?:[^"\\]|\\.)*")\)/g)].map(([, text = '""']) =>
    JSON.parse(text),
  )
}

let number = 0
const server = createServer((request, response) => {
  const group = trees.get(request.url ?? '') ?? []
  const tree = group[number++ % group.length]
  if (tree === undefined) {
    response.writeHead(404).end()
    return
  }
  const { pipe } = render(tree(), {
    onAllReady() {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      pipe(response)
    },
    onShellError(error) {
      response.destroy(error as Error)
    },
  })
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('No address')
  process.stdout.write(`The bare render is at http://127.0.0.1:${address.port}\n`)
})
