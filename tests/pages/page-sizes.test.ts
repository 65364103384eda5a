import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { clientDir } from '#server/load-pages.ts'
import { openSite } from '../support/open-site.ts'

/**
 * Kilobytes of each kind of page when they were last measured: the document with brotli, scripts with gzip. `imports` are
 * the modules that `app/entry.client.tsx` imports for the page.
 */
const measured: Record<string, { path: string; document: number; script: number; imports: string[] }> = {
  text: { path: '/privacy', document: 24.5, script: 10, imports: [] },
  home: { path: '/', document: 34, script: 11, imports: ['enhance-make-model'] },
  landing: {
    path: '/cars/leasing',
    document: 25,
    script: 11.7,
    imports: ['enhance-make-model', 'enhance-leasing-guides'],
  },
  stock: { path: '/cars/used/bmw', document: 23.5, script: 10, imports: [] },
  saved: { path: '/saved', document: 22, script: 11.2, imports: ['enhance-saved-list'] },
  results: { path: '/car-search', document: 30, script: 19.5, imports: ['enhance-results'] },
  vehicle: {
    path: 'vehicle',
    document: 28,
    script: 116,
    // The last is loaded when the browser is idle.
    imports: ['hydrate-main', 'VehiclePage', 'ApplicationFlow'],
  },
}
/** A page may grow by a quarter before somebody has to look. */
const headroom = 1.25
/** Kilobytes of script that no page may pass. */
const mostScript = { plain: 12, results: 30, hydrated: 130 }

const site = await openSite({ count: 1_500 })
afterAll(() => site.close())

describe.each(Object.entries(measured))('a page of the kind %s', (_kind, { path, imports, ...before }) => {
  it('has about the size that it had', async () => {
    const parts = await partsOf(path === 'vehicle' ? `/vehicles/${site.vehicleId}` : path, imports)
    const size = (of: Part['of']) => sum(parts.filter((part) => part.of === of))
    const message = describeLargest(parts)
    expect(size('document'), message).toBeLessThanOrEqual(before.document * headroom)
    expect(size('script'), message).toBeLessThanOrEqual(before.script * headroom)
    expect(size('script'), message).toBeLessThanOrEqual(
      mostScript[
        imports.includes('hydrate-main')
          ? 'hydrated'
          : imports.includes('enhance-results')
            ? 'results'
            : 'plain'
      ],
    )
  })
})

it('loads React with no script of a page that works without', () => {
  const names = readdirSync(join(clientDir, 'assets')).filter((file) => /^enhance-.*\.js$/.test(file))
  expect(names.length).toBeGreaterThan(8)
  const loading = names.filter((name) =>
    [...withImports([`/assets/${name}`])].some((file) => /\/react-/.test(file)),
  )
  expect(loading).toEqual([])
})

interface Part {
  of: 'document' | 'script'
  name: string
  kilobytes: number
}

/** What a browser loads before the visitor does anything, without pictures and the font. */
async function partsOf(path: string, imports: readonly string[]): Promise<Part[]> {
  const { status, body, document } = await site.open(path)
  expect(status, path).toBe(200)
  const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? ''
  const inDocument = { styles: textOf('style'), data: textOf('#page-data') }
  const parts = Object.entries(inDocument).map(([name, text]) => ({ name, kilobytes: brotli(text) }))
  const markup = { name: 'markup', kilobytes: brotli(body) - sum(parts) }
  const entries = body.match(/\/assets\/[\w.-]+\.js/g) ?? []
  return [
    ...[markup, ...parts].map((part) => ({ of: 'document' as const, ...part })),
    ...Array.from(withImports([...entries, ...imports.map(assetNamed)]), (name) => ({
      of: 'script' as const,
      name,
      kilobytes: gzipSync(asset(name)).length / 1024,
    })),
  ]
}

function brotli(text: string): number {
  return brotliCompressSync(text).length / 1024
}

function assetNamed(name: string): string {
  const file = readdirSync(join(clientDir, 'assets')).find((file) => file.startsWith(`${name}-`))
  if (!file) throw new Error(`The build has no ${name}`)
  return `/assets/${file}`
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

function asset(name: string): string {
  return readFileSync(join(clientDir, name), 'utf8')
}

function sum(parts: readonly Pick<Part, 'kilobytes'>[]): number {
  return parts.reduce((total, { kilobytes }) => total + kilobytes, 0)
}

function describeLargest(parts: readonly Part[]): string {
  const largest = parts.toSorted((a, b) => b.kilobytes - a.kilobytes).slice(0, 5)
  return `The largest parts: ${largest.map(({ of, name, kilobytes }) => `${of} ${name} ${kilobytes.toFixed(1)} KB`).join(', ')}`
}
