import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { XMLValidator } from 'fast-xml-parser'
import type { HTMLElement } from 'node-html-parser'
import { faultsIn } from '../structured-data/faults-in.ts'
import { type Answer, ask } from './support/ask.ts'
import { type Crawl, crawl } from './support/crawl.ts'
import { headOf } from './support/page-head.ts'
import { specPaths } from './support/spec-paths.ts'
import { expect, test } from './support/test.ts'

/** A page that the crawl visited with success. */
interface Page {
  path: string
  document: HTMLElement
}

let found: Crawl
let pages: Page[]

test.beforeAll(async ({ site }) => {
  // It asks for every page.
  test.setTimeout(360_000)
  found = await crawl(site.url)
  pages = [...found.answers.values()].flatMap(({ path, document }) => (document ? [{ path, document }] : []))
})

/** The faults of each page, with its path. */
function complaints(judge: (page: Page) => readonly string[]): string[] {
  return pages.flatMap((page) => judge(page).map((fault) => `${page.path}: ${fault}`))
}

/** Forms of applications and enquiries redirect temporarily, to an address with a new form key. */
const formWithKey = /^\/(vehicles\/[^/]+\/(apply|enquire\/[^/?]+)|part-exchange\/enquire)\?(.*&)?form=/

function leadsToNewForm({ status, location }: Answer): boolean {
  return status === 302 && formWithKey.test(location ?? '')
}

/** The search box redirects temporarily, because what a phrase leads to depends on the stock. */
function leadsToResults({ path, status }: Answer): boolean {
  return status === 302 && path === '/find'
}

function isReached(answer: Answer): boolean {
  const isForGood = answer.status === 301 || answer.status === 308
  if (isForGood || leadsToNewForm(answer) || leadsToResults(answer))
    return found.answers.get(answer.location ?? '')?.status === 200
  return answer.status === 200
}

test('every link leads to a page, or redirects to one', () => {
  const dead = [...found.answers.values()].filter((answer) => !isReached(answer))
  const from = (path: string) => found.links.find((link) => link.path === path)?.from
  expect(dead.map(({ path, status }) => `${status} ${path}, linked from ${from(path)}`)).toEqual([])
  expect(pages.length).toBeGreaterThan(100)
})

test('every path of the specification is linked to, and leads to a page', () => {
  const linked = new Set(found.links.map(({ path }) => path?.split('?')[0]))
  expect(specPaths.filter((path) => !linked.has(path))).toEqual([])
})

test('the footer and the menus link no redirect', () => {
  const links = pages.flatMap(({ document }) => {
    const anchors = document.querySelectorAll('footer a[href^="/"], header a[href^="/"], dialog a[href^="/"]')
    return anchors.map((anchor) => anchor.getAttribute('href')?.split('#')[0] ?? '')
  })
  expect(links).toContain('/browse-stock')
  const redirected = [...new Set(links)].filter((path) => found.answers.get(path)?.location)
  expect(redirected).toEqual([])
})

test('every link with a fragment has its target', () => {
  const lost = found.links.filter(({ path, anchor }) => {
    const target = path === null ? null : found.answers.get(path)?.document
    return anchor !== '' && target && !target.getElementById(anchor)
  })
  expect(lost).toEqual([])
})

test('links to other sites are only those in the content', async () => {
  const project = fileURLToPath(new URL('../..', import.meta.url))
  const files = globSync('{content,dealers/demo}/**/*.{mdx,ts}', { cwd: project })
  const words = (await Promise.all(files.map((name) => readFile(`${project}${name}`, 'utf8')))).join('\n')
  const written = new Set(words.match(/https:\/\/[\w.-]+/g))
  const hosts = found.links.flatMap(({ path, href }) =>
    path === null && href.startsWith('http') ? [new URL(href).origin] : [],
  )
  expect([...new Set(hosts)].filter((host) => !written.has(host))).toEqual([])
  const schemes = found.links.flatMap(({ path, href }) => (path === null ? [/^[a-z]+:/.exec(href)?.[0]] : []))
  expect(new Set(schemes)).toEqual(new Set(['https:', 'tel:', 'mailto:']))
})

test('every page has a title, a description and a heading', () => {
  const faults = complaints(({ document }) => {
    const { title, description } = headOf(document)
    // A template is not part of the page.
    const shown = document.querySelectorAll('h1').filter((heading) => !heading.closest('template'))
    const headings = shown.map(({ text }) => text.trim())
    return [
      ...(document.querySelector('html')?.getAttribute('lang') === 'en-GB' ? [] : ['not in British English']),
      ...(headings.length === 1 && headings[0] ? [] : [`headings of the first level: ${headings}`]),
      ...(title !== '' && title.length <= 70 ? [] : [`title of ${title.length} characters: ${title}`]),
      ...(description.length >= 25 && description.length <= 200 ? [] : [`description: ${description}`]),
    ]
  })
  expect(faults).toEqual([])
})

test('no two indexed pages have the same title', () => {
  const addresses = new Map<string, Set<string>>()
  for (const { document } of pages) {
    const { title, canonical, indexable } = headOf(document)
    if (indexable) addresses.set(title, (addresses.get(title) ?? new Set()).add(canonical))
  }
  const shared = [...addresses]
    .filter(([, pages]) => pages.size > 1)
    .map(([title, pages]) => [title, ...pages])
  expect(shared).toEqual([])
})

test('every page has one absolute canonical address, which exists', async ({ site }) => {
  const faults = complaints(({ document }) => {
    const { canonical } = headOf(document)
    const answered = found.answers.get(canonical.slice(site.url.length))
    const answers = !answered || answered.status === 200 || leadsToNewForm(answered)
    return canonical.startsWith(`${site.url}/`) && answers ? [] : [canonical]
  })
  expect(faults).toEqual([])
  const unseen = new Set(pages.map(({ document }) => headOf(document).canonical.slice(site.url.length)))
  for (const path of unseen)
    if (!found.answers.has(path)) expect((await ask(site.url, path)).status).toBe(200)
})

test('no page has inline styles', () => {
  const faults = complaints(({ document }) =>
    document.querySelectorAll('[style], body style').map(({ rawTagName }) => `<${rawTagName}>`),
  )
  expect(faults).toEqual([])
})

test('structured data is valid', () => {
  const faults = complaints(({ document }) => headOf(document).structuredData().flatMap(faultsIn))
  expect(faults).toEqual([])
})

test('structured data has the breadcrumb that the page shows', () => {
  const faults = complaints(({ document }) => {
    if (!headOf(document).indexable) return []
    const shown = document.querySelectorAll('nav[aria-label="Breadcrumb"] li').map(({ text }) => text)
    const lists = (
      headOf(document).structuredData() as { '@type': string; itemListElement: { name: string }[] }[]
    )
      .filter((each) => each['@type'] === 'BreadcrumbList')
      .map(({ itemListElement }) => itemListElement.map(({ name }) => name).join(' > '))
    const wanted = shown.length > 0 ? [shown.join(' > ')] : []
    return lists.join() === wanted.join() ? [] : [`shows ${wanted}, says ${lists}`]
  })
  expect(faults).toEqual([])
})

test('each kind of page has structured data of its type', () => {
  const typesOf = ({ document }: Page) =>
    (headOf(document).structuredData() as { '@type': string }[]).map((each) => each['@type'])
  const expected: readonly (readonly [pattern: RegExp, type: RegExp])[] = [
    [/^\/(contact)?$/, /^AutoDealer$/],
    [/^\/articles\/.|\/reviews\/./, /^Article$/],
    [/^\/vehicles\/[^/]+$/, /^(Car|Vehicle)$/],
  ]
  for (const [pattern, type] of expected) {
    const alike = pages.filter(({ path }) => pattern.test(path))
    expect(alike.length).toBeGreaterThan(1)
    expect(
      alike.filter((page) => !typesOf(page).some((name) => type.test(name))).map(({ path }) => path),
    ).toEqual([])
  }
})

test.describe('the sitemap', () => {
  let listed: string[]

  test.beforeAll(async ({ site }) => {
    const index = locationsIn((await ask(site.url, '/sitemap.xml')).text, site.url)
    const files = await Promise.all(
      index.map(async (path) => locationsIn((await ask(site.url, path)).text, site.url)),
    )
    listed = files.flat()
  })

  test('is named by robots.txt, which disallows no page', async ({ site }) => {
    const { text, type } = await ask(site.url, '/robots.txt')
    expect(type).toMatch(/^text\/plain/)
    const lines = text.trim().split('\n')
    expect(lines).toContain('User-agent: *')
    expect(lines).toContain(`Sitemap: ${site.url}/sitemap.xml`)
    const closed = lines.flatMap((line) => /^Disallow: (.+)/.exec(line)?.[1] ?? [])
    const patterns = closed.map((rule) => new RegExp(`^${rule.replaceAll('*', '.*')}`))
    expect(listed.filter((path) => patterns.some((pattern) => pattern.test(path)))).toEqual([])
  })

  test('contains every listed vehicle once, and no other', async ({ request }) => {
    const ids: string[] = []
    for (let page = 1; ; page++) {
      const some: { _id: string }[] = await (
        await request.get(`/api/vehicles?page=${page}&pageSize=100`)
      ).json()
      ids.push(...some.map(({ _id }) => `/vehicles/${encodeURIComponent(_id)}`))
      if (some.length < 100) break
    }
    expect(ids.length).toBeGreaterThan(1_000)
    expect(listed.filter((path) => /^\/vehicles\/./.test(path)).sort()).toEqual(ids.sort())
  })

  test('contains every indexed page of the crawl', ({ site }) => {
    const listedPaths = new Set(listed)
    expect(listedPaths.size).toBe(listed.length)
    const found = pages
      .map(({ document }) => headOf(document))
      .filter(({ indexable, canonical }) => indexable && !canonical.includes('?'))
      .map(({ canonical }) => canonical.slice(site.url.length))
    expect([...new Set(found)].filter((path) => !listedPaths.has(path))).toEqual([])
  })

  test('contains no page that is not indexed or that redirects', async ({ site }) => {
    const alike = /^\/(vehicles|(cars|vans|trucks)\/used)\/./
    const asked = listed.filter((path, index) => !alike.test(path) || index % 150 === 0)
    for (const path of asked) {
      const { status, document } = found.answers.get(path) ?? (await ask(site.url, path))
      expect(`${status} ${path}`).toBe(`200 ${path}`)
      expect(document && headOf(document), path).toMatchObject({
        indexable: true,
        canonical: site.url + path,
      })
    }
  })
})

function locationsIn(xml: string, origin: string): string[] {
  expect(XMLValidator.validate(xml)).toBe(true)
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => {
    expect(url.startsWith(`${origin}/`)).toBe(true)
    return url.slice(origin.length)
  })
}
