import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientDir } from '#server/load-pages.ts'
import { openSite, type TestSite } from '../support/open-site.ts'

/** Kilobytes of each kind of page when they were last measured: the document with brotli, the rest with gzip. */
const measured = {
  text: { path: '/privacy', document: 7, styles: 21, script: 7 },
  landing: { path: '/cars/used', document: 10, styles: 21, script: 7 },
  stock: { path: '/cars/used/bmw', document: 9, styles: 21, script: 7 },
  saved: { path: '/saved', document: 4, styles: 21, script: 7 },
  results: { path: '/car-search', document: 18, styles: 21, script: 98 },
  vehicle: { path: 'vehicle', document: 15, styles: 21, script: 100 },
}
/** A page may grow by a quarter before somebody has to look. */
const headroom = 1.25
/** Kilobytes of script that no page may pass. */
const mostScript = { plain: 12, hydrated: 160 }

let site: TestSite
beforeAll(async () => {
  site = await openSite({ count: 1_500 })
})
afterAll(() => site.close())

describe.each(Object.entries(measured))('a page of the kind %s', (kind, { path, ...before }) => {
  it('has about the size that it had', async () => {
    const parts = await partsOf(path === 'vehicle' ? `/vehicles/${site.vehicleId}` : path)
    for (const [what, kilobytes] of Object.entries(before)) {
      const size = sum(parts.filter((part) => part.what === what))
      expect(size, describeLargest(parts)).toBeLessThanOrEqual(kilobytes * headroom)
    }
    const most = kind === 'results' || kind === 'vehicle' ? mostScript.hydrated : mostScript.plain
    expect(sum(parts.filter(({ what }) => what === 'script'))).toBeLessThanOrEqual(most)
  })
})

interface Part {
  what: string
  name: string
  kilobytes: number
}

/** What a browser loads before the visitor does anything, without pictures and the font. */
async function partsOf(path: string): Promise<Part[]> {
  const { body, document } = await site.open(path)
  const sheets = document.querySelectorAll('link[rel="stylesheet"]').map((link) => link.getAttribute('href'))
  const data = document.querySelector('#page-data')?.textContent ?? ''
  const entries = body.match(/\/assets\/[\w.-]+\.js/g) ?? []
  return [
    { what: 'document', name: path, kilobytes: brotliCompressSync(body).length / 1024 },
    { what: 'of the document', name: 'data as JSON', kilobytes: gzipSync(data).length / 1024 },
    ...sheets.map((name) => assetPart('styles', name ?? '')),
    ...[...withImports(entries)].map((name) => assetPart('script', name)),
  ]
}

/** The scripts and those that they import. */
function withImports(entries: Iterable<string>): Set<string> {
  const files = new Set(entries)
  // A set can grow while it is iterated.
  for (const file of files)
    for (const [, name] of asset(file).matchAll(/(?:from|import) ?["'`]\.\/([\w.-]+\.js)["'`]/g))
      files.add(`/assets/${name}`)
  return files
}

function assetPart(what: string, name: string): Part {
  return { what, name, kilobytes: gzipSync(asset(name)).length / 1024 }
}

function asset(name: string): string {
  return readFileSync(join(clientDir, name), 'utf8')
}

function sum(parts: readonly Part[]): number {
  return parts.reduce((total, { kilobytes }) => total + kilobytes, 0)
}

function describeLargest(parts: readonly Part[]): string {
  const largest = parts.toSorted((a, b) => b.kilobytes - a.kilobytes).slice(0, 5)
  return `The largest parts: ${largest.map(({ what, name, kilobytes }) => `${what} ${name} ${kilobytes.toFixed(1)} KB`).join(', ')}`
}
