import { firstVan, skipToSubmit, submit } from './application-journey.ts'
import { expect, test } from './support/test.ts'

test('everything that the site stores in the browser is listed on the cookies page', async ({
  page,
  context,
  request,
}) => {
  await page.goto('/cars/used')
  await page.getByLabel('Your postcode').filter({ visible: true }).fill('M1 1AA')
  await page.getByLabel('Your postcode').filter({ visible: true }).blur()
  await page.goto('/car-search?sort=distance&postcode=M1+1AA')
  await page.locator('main a[href^="/vehicles/"]').first().click()
  await page.getByLabel('Deposit (£)').fill('1500')
  await expect(page).toHaveURL(/deposit=1500/)
  await page
    .locator('main header')
    .getByRole('button', { name: /^Save / })
    .click()
  const van = await firstVan(request)
  await submit(await skipToSubmit(page, van._id))
  await expect(page.getByRole('alert')).toHaveText('Application submitted!')
  const kept = await page.evaluate(async () => {
    const workers = await Promise.all([navigator.serviceWorker.ready])
    return {
      session: Object.keys(sessionStorage),
      local: Object.keys(localStorage),
      databases: (await indexedDB.databases()).map(({ name }) => name),
      caches: await caches.keys(),
      workers: workers.map(({ active }) => new URL(active?.scriptURL ?? '').pathname),
    }
  })
  expect(await context.cookies()).toEqual([])
  expect(kept.local.toSorted()).toEqual(['forecourt.saved', 'forecourt.terms', 'forecourt.viewed'])
  expect(kept.databases).toEqual([])
  expect(kept.session).toEqual(expect.arrayContaining(['postcode', 'results', 'sent-applications']))
  expect(kept.caches).toHaveLength(1)

  await page.goto('/cookies')
  const names = await page.locator('main table code').allTextContents()
  const withoutVersion = kept.caches.map((name) => name.replace(/\?.*/, '?'))
  expect(names).toEqual(
    expect.arrayContaining([...kept.session, ...kept.local, ...kept.workers, ...withoutVersion]),
  )
})
