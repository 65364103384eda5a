import { firstVan } from './application-journey.ts'
import { expect, test } from './support/test.ts'

// What is shown instead of a picture that fails to load.
test.beforeEach(async ({ page }) => page.route('**/media/**', (route) => route.abort()))

test('a picture that fails to load is replaced on home, a card and the page of a vehicle', async ({
  page,
  request,
}) => {
  await test.step('on the home page a panel replaces it, before and after the script runs', async () => {
    await page.goto('/')
    const panel = { name: 'No picture' }
    await expect(page.getByRole('main').getByRole('img', panel).first()).toBeVisible()
    const arrivals = page.getByRole('list', { name: 'New arrivals' })
    await arrivals.scrollIntoViewIfNeeded()
    await expect(arrivals.getByRole('img', panel).first()).toBeVisible()
  })

  await test.step('on a card of the results a placeholder is left', async () => {
    await page.goto('/car-search')
    const card = page.getByRole('article').first()
    // The photos beside the first are loaded when they are swiped to.
    const first = card.getByRole('group').locator('a > span').first()
    await expect(first.locator('[aria-label="No picture"]')).toBeVisible()
    await expect(first.locator('img')).toHaveCount(0)
  })

  await test.step('on the page of a vehicle a placeholder is left', async () => {
    const { _id, vehicle } = await firstVan(request)
    await page.goto(`/vehicles/${_id}`)
    const name = `${vehicle.make} ${vehicle.model}`
    await expect(
      page.getByRole('img', { name: new RegExp(`^${name}, .*: no picture$`) }).first(),
    ).toBeVisible()
    // React does not know the pictures of similar vehicles.
    const similar = page.getByRole('region', { name: 'Similar vehicles' })
    await similar.scrollIntoViewIfNeeded()
    await expect(similar.locator('[aria-label="No picture"]').first()).toBeVisible()
  })
})
