import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib'
import type { HTMLElement } from 'node-html-parser'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openSite, type TestSite } from './support/open-site.ts'

/** The most that a page of a kind may have. Bytes are those of compressed files. */
interface Budget {
  scriptFiles: number
  scriptGzip: number
  cssGzip: number
  /** The document, its scripts, styles, preloads and the pictures that load at once. */
  requests: number
  documentBr: number
}

const content: Budget = {
  scriptFiles: 0,
  scriptGzip: 0,
  cssGzip: 16_000,
  requests: 20,
  documentBr: 12 * 1024,
}
const enhanced: Budget = {
  scriptFiles: 2,
  scriptGzip: 8 * 1024,
  cssGzip: 16_000,
  requests: 20,
  documentBr: 16 * 1024,
}
const hydrated: Budget = {
  scriptFiles: 8,
  scriptGzip: 90 * 1024,
  cssGzip: 16_000,
  requests: 20,
  documentBr: 16 * 1024,
}

const pages: [path: string, budget: Budget][] = [
  ['/privacy', content],
  ['/articles/checking-a-used-car', content],
  ['/cars/reviews/ford-fiesta-2017-2023', content],
  ['/nowhere', content],
  ['/', enhanced],
  ['/cars', enhanced],
  ['/cars/used', enhanced],
  ['/cars/leasing', enhanced],
  ['/cars/finance', enhanced],
  ['/cars/used/bmw', enhanced],
  ['/vehicles', enhanced],
  ['/offers', enhanced],
  ['/browse-stock', enhanced],
  ['/valuation', enhanced],
  ['/finance-prices', enhanced],
  ['/saved', enhanced],
  ['/compare', enhanced],
  ['/car-search', hydrated],
  ['/car-search?fuelType=Petrol&price=-20000', hydrated],
  ['/van-search?vat=ex', hydrated],
  ['/truck-search?vat=ex', hydrated],
  ['vehicle', hydrated],
]

const clientDir = fileURLToPath(new URL('../build/client', import.meta.url))

let site: TestSite
beforeAll(async () => {
  site = await openSite({ count: 1_500 })
})
afterAll(() => site.close())

it.each(pages)('%s stays within its budget', async (path, budget) => {
  const { body, document } = await site.open(path === 'vehicle' ? `/vehicles/${site.vehicleId}` : path)
  const weight = weigh(body, document)
  const over = Object.entries(budget).flatMap(([what, most]) => {
    const actual = weight[what as keyof Budget]
    return actual > most ? [`${what}: ${actual} of ${most}`] : []
  })
  expect(over).toEqual([])
})

it('a static import of an entry counts as a script of the page', () => {
  const graph = scriptsFrom(['/a.js'], (url) =>
    url === '/a.js' ? 'import{x}from"./b.js";import("./later.js")' : 'export const x=1',
  )
  expect([...graph.keys()]).toEqual(['/a.js', '/b.js'])
})

/** What the browser downloads for the page before a visitor does anything. */
function weigh(body: string, document: HTMLElement): Budget {
  const scripts = scriptsFrom(entriesOf(document), (url) => fileAt(url).toString())
  const styles = urlsOf(document, 'link[rel="stylesheet"]', 'href')
  const preloads = urlsOf(document, 'link[rel="preload"]:not([media])', 'href')
  const pictures = urlsOf(document, 'img:not([loading="lazy"])', 'src')
  const inlineStyles = document.querySelectorAll('style').map(({ textContent }) => Buffer.from(textContent))
  return {
    scriptFiles: scripts.size,
    scriptGzip: sum([...scripts.values()].map((source) => gzipSync(source).length)),
    cssGzip: sum([...styles.map(fileAt), ...inlineStyles].map((source) => gzipSync(source).length)),
    requests: 1 + new Set([...scripts.keys(), ...styles, ...preloads, ...pictures]).size,
    documentBr: brotliCompressSync(body, { params: { [zlib.BROTLI_PARAM_QUALITY]: 11 } }).length,
  }
}

/** The scripts that the document names: by tag, by preload and by import of an inline module. */
function entriesOf(document: HTMLElement): string[] {
  const inline = document
    .querySelectorAll('script:not([src])')
    .filter((script) => script.getAttribute('type') === 'module')
    .flatMap(({ textContent }) => importsOf(textContent))
  return [
    ...urlsOf(document, 'script[src]', 'src'),
    ...urlsOf(document, 'link[rel="modulepreload"]', 'href'),
    ...inline,
  ]
}

/** The scripts and all that they import, without those that they import later. */
function scriptsFrom(entries: readonly string[], read: (url: string) => string): Map<string, string> {
  const found = new Map<string, string>()
  const waiting = [...entries]
  for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
    if (found.has(url)) continue
    const source = read(url)
    found.set(url, source)
    waiting.push(...importsOf(source).map((each) => new URL(each, `http://site${url}`).pathname))
  }
  return found
}

/** `import "x"` and `from "x"`, but not `import("x")`. */
function importsOf(source: string): string[] {
  return [...source.matchAll(/(?:\bimport|\bfrom)\s*["']([./][^"']+\.js)["']/g)].map(([, url = '']) => url)
}

function urlsOf(document: HTMLElement, selector: string, attribute: string): string[] {
  return document.querySelectorAll(selector).flatMap((element) => element.getAttribute(attribute) ?? [])
}

function fileAt(url: string): Buffer {
  return readFileSync(clientDir + new URL(url, 'http://site').pathname)
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
