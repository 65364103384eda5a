import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { hostileRecords, hostileTexts } from './support/hostile-stock.ts'
import { type Site, startSite } from './support/start-site.ts'
import { expect, test } from './support/test.ts'

// Without the content policy: what a feed brings must not become markup in the first place.
test.use({ bypassCSP: true })

const exportSecret = 'a-secret-of-this-test-with-32-characters'

let hostile: Site
let dataDir: string

test.beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hostile-stock-'))
  const feed = join(dataDir, 'feed.json')
  await writeFile(feed, JSON.stringify(hostileRecords()))
  hostile = await startSite({
    dataDir,
    env: { STOCK_FEED: feed, EXPORT_SECRET: exportSecret, PICTURE_HOSTS: 'm.atcdn.co.uk' },
  })
})
test.afterAll(async () => {
  await hostile.stop()
  await rm(dataDir, { recursive: true, force: true })
})

/** Collects what must not happen on any page: a script that ran, a dialog, markup that could run one. */
function watch(page: Page) {
  const faults: string[] = []
  page.on('dialog', (dialog) => {
    faults.push(`${page.url()}: a dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('popup', (popup) => faults.push(`${page.url()}: opened ${popup.url()}`))
  return {
    faults,
    async look() {
      const found = await page.evaluate(() => {
        const addresses = /^(href|src|srcset|action|formaction|poster|data|xlink:href|ping)$/i
        const runs = /^\s*(javascript|vbscript|data:(?!image\/))/i
        const markup = Array.from(document.querySelectorAll('*')).flatMap((element) =>
          Array.from(element.attributes)
            .filter(
              ({ name, value }) => /^on|^srcdoc$/i.test(name) || (addresses.test(name) && runs.test(value)),
            )
            .map(({ name, value }) => `<${element.localName} ${name}="${value}">`),
        )
        const elements = Array.from(
          document.querySelectorAll('base, iframe, object, embed'),
          (each) => each.outerHTML,
        )
        return [...('ran' in window ? ['a script ran'] : []), ...markup, ...elements]
      })
      faults.push(...found.map((fault) => `${page.url()}: ${fault}`))
    },
  }
}

test('a script that stands in a page runs here, and is noticed', async ({ page }) => {
  const { faults, look } = watch(page)
  const body = `<!doctype html><main>${hostileTexts.join('\n')}</main>`
  await page.route('**/planted', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(`${hostile.url}/planted`, { waitUntil: 'commit' })
  await expect.poll(() => page.evaluate(() => 'ran' in window)).toBe(true)
  await look()
  expect(faults.join()).toMatch(/a script ran.*onerror.*<base/s)
})

test('no script of a feed runs on any page, in a list of the device, or in a file', async ({
  page,
  request,
}) => {
  // Every page.
  test.slow()
  // No picture or link of the feed leaves this machine.
  await page.route(
    (url) => url.origin !== hostile.url,
    (route) => route.abort(),
  )
  const { faults, look } = watch(page)
  async function visit(path: string): Promise<void> {
    await page.goto(hostile.url + path)
    await look()
  }

  const ids: string[] = []
  for (const type of ['car', 'van', 'truck']) {
    const found: { _id: string }[] = await (
      await request.get(`${hostile.url}/api/vehicles/search/${type}?pageSize=100`)
    ).json()
    ids.push(...found.map(({ _id }) => encodeURIComponent(_id)))
  }
  expect(ids).toHaveLength(hostileTexts.length)

  for (const id of ids) await visit(`/vehicles/${id}`)
  for (const path of ['/cars', '/vans/used', '/trucks/finance', '/cars/leasing', '/vehicles', '/offers', '/'])
    await visit(path)
  // The vehicles that were viewed: script inserts their row when it comes near the window.
  await page.locator('[data-viewed]').scrollIntoViewIfNeeded()
  await expect(
    page.getByRole('region', { name: 'Recently viewed' }).getByRole('article').first(),
  ).toBeVisible()
  await look()

  for (const type of ['car', 'van', 'truck']) {
    await visit(`/${type}-search`)
    for (const heart of (await page.locator('main article [data-save]').all()).slice(0, 2))
      await heart.click()
    await page.locator('main select[name=make]').first().selectOption({ index: 1 })
    await expect(page).toHaveURL(/make=/)
    await look()
  }
  // The page opens itself again, with what the device has saved.
  await page.goto(`${hostile.url}/saved`)
  await expect(page.locator('[data-saved-id]')).toHaveCount(6)
  await look()
  await visit(
    `/compare?${ids
      .slice(0, 3)
      .map((id) => `v=${id}`)
      .join('&')}`,
  )
  for (const id of ids.slice(0, 3))
    for (const form of ['apply', 'enquire/call', 'enquire/viewing']) await visit(`/vehicles/${id}/${form}`)

  // What a visitor's own link can bring.
  for (const text of hostileTexts.map(encodeURIComponent))
    await visit(`/car-search?make=${text}&q=${text}&sort=${text}&page=${text}&postcode=${text}`)
  const text = encodeURIComponent(hostileTexts[2] ?? '')
  for (const path of [
    '/valuation',
    '/part-exchange',
    '/part-exchange/enquire',
    '/find',
    '/browse-stock',
    '/compare',
    '/saved',
  ])
    await visit(`${path}?q=${text}&registration=${text}&make=${text}&mileage=${text}&form=${text}&v=${text}`)
  for (const path of [`/${text}`, `/vehicles/${text}`, `/cars/used/${text}`, `/articles/${text}`])
    await visit(path)

  // Files, as a browser shows them: XML and JSON have no markup of the feed either.
  for (const path of [
    '/feeds/car.atom',
    '/feeds/van.atom',
    '/sitemap.xml',
    '/sitemaps/vehicles-1.xml',
    '/sitemaps/pages.xml',
    '/robots.txt',
    '/api/vehicles',
    '/api/vehicles/search/car',
    `/api/vehicles/${ids[0]}`,
    '/api/vehicles/distinct/car',
    `/api/phrases?q=${text}`,
  ]) {
    const answer = await page.goto(hostile.url + path)
    expect(answer?.headers()['x-content-type-options'], path).toBe('nosniff')
    await look()
  }
  for (const file of ['google-vehicle-ads.csv', 'meta-vehicles.csv']) {
    const answer = await request.get(`${hostile.url}/exports/${exportSecret}/${file}?incomplete=include`)
    expect(answer.headers()).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-type': expect.stringContaining('text/csv'),
    })
    // A spreadsheet takes a cell that starts like this for a formula.
    expect(await answer.text()).not.toMatch(/(^|,)"?[=+@]/m)
  }
  expect(faults).toEqual([])
})
