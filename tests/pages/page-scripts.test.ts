import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { clientDir } from '#server/load-pages.ts'
import { openSite, type TestSite } from '../support/open-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** The tags of scripts that run, and of what loads scripts early. JSON-LD and speculation rules are data. */
async function scriptTags(path: string): Promise<string[]> {
  const { document } = await site.open(path)
  return document
    .querySelectorAll('script, link[rel="modulepreload"]')
    .filter((tag) => !['application/ld+json', 'speculationrules'].includes(tag.getAttribute('type') ?? ''))
    .map(({ outerHTML }) => outerHTML)
}

it.each([
  ...['/articles', '/articles/credit-score', '/expert-reviews', '/cars/reviews', '/reviews', '/privacy'],
  ...['/cars/reviews/ford-fiesta-2017-2023', '/offline', '/nothing', '/cars/used/nobody', '/vehicles?page=0'],
])('%s, which has nothing to run, has no script', async (path) => {
  expect(await scriptTags(path)).toEqual([])
})

it('the application form has no script', async () => {
  expect(await scriptTags(`/vehicles/${encodeURIComponent(site.vehicleId)}/apply`)).toEqual([])
})

it('the form of an enquiry has one small script', async () => {
  const path = `/vehicles/${encodeURIComponent(site.vehicleId)}/enquire/call`
  expect(await scriptTags(path)).toEqual([expect.stringMatching(ownScript)])
})

const ownScript = /^<script type="module" src="(\/assets\/enhance-[\w-]+\.js)"><\/script>$/

it.each([
  ...[
    '/',
    '/cars',
    '/vans/used',
    '/trucks/new',
    '/cars/finance',
    '/vans/leasing',
    '/valuation',
    '/part-exchange',
  ],
  ...['/vehicles', '/offers', '/browse-stock', '/finance-prices', '/cars/used/ford'],
  ...['/saved', '/saved?v=unknown', '/compare'],
])('%s has one script of at most 8 KB, which imports nothing', async (path) => {
  const tags = await scriptTags(path)
  expect(tags).toEqual([expect.stringMatching(ownScript)])
  const [, file = ''] = ownScript.exec(tags[0] ?? '') ?? []
  const source = readFileSync(join(clientDir, file), 'utf8')
  expect(gzipSync(source).length).toBeLessThanOrEqual(8 * 1024)
  expect(source).not.toMatch(/\bimport\b/)
})

it.each([
  ['/car-search', 'search'],
  ['/vehicles/{id}', 'vehicle'],
  ['/_ui', 'design-system'],
])('%s has the script of its island, with data that no policy need allow', async (path, island) => {
  const tags = await scriptTags(path.replace('{id}', encodeURIComponent(site.vehicleId)))
  const [data, script, ...others] = tags.filter((tag) => tag.startsWith('<script'))
  expect(data).toMatch(/^<script type="application\/json" id="page-data">\{[^<]*\}<\/script>$/)
  expect(script).toMatch(new RegExp(`^<script type="module" src="/assets/${island}-[\\w-]+\\.js"></script>$`))
  expect(others).toEqual([])
})

it('an unknown vehicle has the small script in place of its island', async () => {
  expect(await scriptTags('/vehicles/never-here')).toEqual([expect.stringMatching(ownScript)])
})
