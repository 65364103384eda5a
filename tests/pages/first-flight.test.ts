import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeDemoStock } from 'demo-stock/make-demo-stock.ts'
import { type HTMLElement, parse } from 'node-html-parser'
import { afterAll, describe, expect, it } from 'vitest'
import { openTestApp } from '#server/http/testing/open-test-app.ts'
import { clientDir, loadPages } from '#server/load-pages.ts'
import { speculationRules } from '../../app/features/layout/SpeculationRules.tsx'

// What the first paint of the built pages needs, and what loads in advance.

const stock = [...makeDemoStock({ count: 300 })]
const vehicle = `/vehicles/${stock[0]?.metadata.stockId}`
const paths = [
  ...['/', '/cars', '/vans/used', '/trucks/finance', '/car-search', '/van-search?make=Ford', vehicle],
  ...[`${vehicle}/enquire/viewing`, '/part-exchange/enquire'],
  ...[`${vehicle}/apply`, '/vehicles', '/offers', '/browse-stock', '/valuation', '/articles', '/privacy'],
  ...['/offline', '/nothing-here', '/vehicles/never-here'],
]

interface Opened {
  document: HTMLElement
  caching: string
  link: string
}

const site = await openTestApp({
  stock,
  pagesOn: (services) => loadPages(services),
})
afterAll(() => site.close())

async function open(path: string): Promise<Opened> {
  const { body, headers } = await site.app.inject({ url: path, headers: { accept: 'text/html' } })
  if (headers.location) return open(String(headers.location))
  const document = parse(body, { blockTextElements: { script: true, style: true } })
  return {
    document,
    caching: String(headers['cache-control']),
    link: String(headers.link),
  }
}

/** The names that the build gives to classes of CSS modules. */
const classesOf = (part: HTMLElement) =>
  part
    .querySelectorAll('[class]')
    .flatMap((each) => [...each.classList.values()])
    .filter((name) => name.startsWith('_'))

const sheetOf = (document: HTMLElement) => document.querySelector('style')?.text ?? ''

/** The one sheet, which every page carries. */
const sheet = async () => sheetOf((await open('/privacy')).document)

describe.each(paths)('%s', (path) => {
  it('carries the style sheet of all pages in its head', async () => {
    const { document } = await open(path)
    expect(document.querySelectorAll('style, link[rel=stylesheet]')).toHaveLength(1)
    expect(document.querySelectorAll('head style')).toHaveLength(1)
    expect(sheetOf(document) === (await sheet())).toBe(true)
  })

  it('has a rule for each class that it names', async () => {
    const css = await sheet()
    const { document } = await open(path)
    expect(classesOf(document).filter((name) => !css.includes(`.${name}`))).toEqual([])
  })

  it('preloads the font that its styles name', async () => {
    const { document, link } = await open(path)
    const [font, ...others] = document.querySelectorAll('head link[rel=preload][as=font]')
    const href = font?.getAttribute('href') ?? ''
    expect(link).toBe(`<${href}>; rel=preload; as=font; crossorigin`)
    expect(others).toEqual([])
    expect(font?.getAttribute('crossorigin')).toBeDefined()
    expect(await sheet()).toContain(`url(${href})`)
    expect(readFileSync(join(clientDir, href)).subarray(0, 4).toString()).toBe('wOF2')
  })

  it('has the size of every picture, and loads at most one before the others', async () => {
    const { document } = await open(path)
    const pictures = document.querySelectorAll('img')
    const unsized = pictures.filter((each) => !each.getAttribute('width') || !each.getAttribute('height'))
    const urgent = pictures.filter((each) => each.getAttribute('fetchpriority') === 'high')
    expect(unsized.map(String)).toEqual([])
    expect(urgent.length).toBeLessThanOrEqual(1)
  })
})

describe('the style sheet', () => {
  it('declares each custom property that it uses', async () => {
    const css = await sheet()
    const declared = new Set(Array.from(css.matchAll(/(--[\w-]+):/g), ([, name]) => name))
    const used = Array.from(css.matchAll(/var\((--[\w-]+)\)/g), ([, name]) => name)
    expect(used.length).toBeGreaterThan(50)
    expect(used.filter((name) => !declared.has(name))).toEqual([])
  })

  it('has its layers in the order of app.css, whichever module is loaded first', async () => {
    const layers = Array.from((await sheet()).matchAll(/@layer ([^{;]+)[{;]/g), ([, names = '']) =>
      names.split(/, ?/),
    )
    expect([...new Set(layers.flat())]).toEqual(['reset', 'tokens', 'base', 'ui', 'features', 'utilities'])
  })
})

it.each(['/', '/cars', '/car-search', vehicle, '/cars/used/ford'])(
  'the first picture of %s is loaded before the others',
  async (path) => {
    const [first] = (await open(path)).document.querySelectorAll('main img')
    expect(first?.getAttribute('fetchpriority')).toBe('high')
  },
)

it.each(['/', '/cars/used', '/car-search', vehicle])(
  '%s says which links to open in advance',
  async (path) => {
    const { document } = await open(path)
    const [rules, ...others] = document.querySelectorAll('script[type=speculationrules]')
    expect(others).toEqual([])
    expect(JSON.parse(rules?.text ?? '')).toEqual(speculationRules)
  },
)

describe('Back shows a page again without loading it', () => {
  it.each(paths)('%s is not excluded by no-store, unless it is a form with personal data', async (path) => {
    expect((await open(path)).caching.includes('no-store')).toBe(/\/(apply|enquire)\b/.test(path))
  })

  it('because no script listens for unload', () => {
    const scripts = globSync('**/*.js', { cwd: clientDir })
    expect(scripts.length).toBeGreaterThan(5)
    const listening = scripts.filter((file) =>
      /(["'`])unload\1|onunload/.test(readFileSync(join(clientDir, file), 'utf8')),
    )
    expect(listening).toEqual([])
  })
})
