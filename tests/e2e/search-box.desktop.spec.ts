import type { Page } from '@playwright/test'
import { accessibilityFaults } from './support/accessibility.ts'
import { nextFrame } from './support/script.ts'
import { expect, test } from './support/test.ts'

const fiestas = { label: 'Ford Fiesta', href: '/car-search?make=Ford&model=Fiesta', count: 1_204 }
const transits = { label: 'Ford Transit', href: '/van-search?make=Ford&model=Transit', count: 12 }

const boxOf = (page: Page) => page.getByRole('search').locator('input[name=q]')
const options = (page: Page) => page.getByRole('listbox', { name: /^Suggested searches/ }).getByRole('option')

/** Answers requests for suggestions in place of the site, with what `answer` makes of the words. */
async function suggest(page: Page, answer: (q: string) => unknown[] | Promise<unknown[]>): Promise<string[]> {
  const asked: string[] = []
  await page.route('**/api/vehicles/suggest?*', async (route) => {
    const { search, searchParams } = new URL(route.request().url())
    asked.push(search)
    const suggestions = await answer(searchParams.get('q') ?? '')
    // The page may have given up.
    await route.fulfill({ json: { suggestions } }).catch(() => undefined)
  })
  return asked
}

test('suggestions are used with the keyboard alone', async ({ page }) => {
  const asked = await suggest(page, () => [fiestas, transits])
  await page.clock.install({ time: '2026-01-01' })
  await page.goto('/')
  const box = boxOf(page)
  await box.focus()
  await expect(box).toHaveRole('combobox')
  // Each key comes 20 ms after the one before, however long the machine takes to press it.
  await page.clock.pauseAt('2026-01-02')
  for (const key of 'ford') {
    await page.keyboard.press(key)
    await page.clock.runFor(20)
  }
  expect(asked).toEqual([])
  await page.clock.resume()
  await expect(options(page)).toHaveText(['Ford Fiesta 1,204 cars', 'Ford Transit 12 vans'])
  await expect(box).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('search').getByRole('status')).toHaveText(/^2 suggestions/)
  expect(asked).toEqual(['?q=ford'])

  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true')
  const id = (await options(page).nth(1).getAttribute('id')) ?? ''
  await expect(box).toHaveAttribute('aria-activedescendant', id)
  await page.keyboard.press('ArrowDown')
  await expect(box).not.toHaveAttribute('aria-activedescendant')
  await page.keyboard.press('ArrowUp')
  await expect(box).toHaveAttribute('aria-activedescendant', id)
  await expect(box).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/van-search\?make=Ford&model=Transit$/)
})

test('suggestions open and close, and the box is a plain form without them', async ({ page }) => {
  await test.step('Escape closes the list and keeps the words, and Enter searches for them', async () => {
    await suggest(page, () => [fiestas])
    await page.goto('/')
    await boxOf(page).pressSequentially('fiesta')
    await expect(options(page)).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(options(page)).toHaveCount(0)
    await expect(boxOf(page)).toHaveValue('fiesta')
    await expect(boxOf(page)).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('ArrowDown')
    await expect(options(page)).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/car-search?make=Ford&model=Fiesta&q=fiesta')
    await page.unrouteAll()
  })

  await test.step('the down arrow asks about an empty box too', async () => {
    const asked = await suggest(page, () => [fiestas])
    await page.goto('/')
    await boxOf(page).focus()
    await expect(boxOf(page)).toHaveRole('combobox')
    await boxOf(page).press('ArrowDown')
    await expect(options(page)).toHaveCount(1)
    expect(asked).toEqual(['?q='])
    await page.unrouteAll()
  })

  await test.step('a suggestion is opened by a press, and the list closes when the box is left', async () => {
    await suggest(page, () => [fiestas])
    await page.goto('/')
    await boxOf(page).pressSequentially('fi')
    await expect(options(page)).toHaveCount(1)
    await page.keyboard.press('Tab')
    await expect(options(page)).toHaveCount(0)
    await boxOf(page).pressSequentially('e')
    await options(page).first().click()
    await expect(page).toHaveURL(/\/car-search\?make=Ford&model=Fiesta$/)
    await page.unrouteAll()
  })

  await test.step('an email address or a telephone number is in no address', async () => {
    const asked = await suggest(page, () => [])
    await page.goto('/')
    const addresses: string[] = []
    page.on('request', (request) => addresses.push(decodeURIComponent(request.url())))
    await boxOf(page).focus()
    await expect(boxOf(page)).toHaveRole('combobox')
    await boxOf(page).fill('fiesta jane@example.com 07700 900987')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/car-search?make=Ford&model=Fiesta&leftOut=contact-details')
    await expect(page.getByText('That looks like an email address or a telephone number.')).toBeVisible()
    expect(addresses.filter((address) => /jane|07700|900987/.test(address))).toEqual([])
    expect(asked).toEqual([])
    await page.unrouteAll()
  })

  await test.step('without an answer the box stays a plain form', async () => {
    await page.route('**/api/vehicles/suggest?*', (route) => route.abort())
    await page.goto('/')
    const failed = page.waitForEvent('requestfailed')
    await boxOf(page).pressSequentially('estate')
    await failed
    await expect(options(page)).toHaveCount(0)
    await page.getByRole('search').getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/car-search?bodyType=Estate&q=estate')
  })
})

test('an answer to earlier words does not replace that to later ones', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await suggest(page, async (q) => {
    if (q === 'ford') await held
    return q === 'ford' ? [fiestas] : [transits]
  })
  await page.goto('/')
  const asked = page.waitForRequest(/suggest\?q=ford$/)
  await boxOf(page).fill('ford')
  const earlier = await asked
  const ended = Promise.race([
    page.waitForEvent('requestfinished', (request) => request === earlier),
    page.waitForEvent('requestfailed', (request) => request === earlier),
  ])
  await boxOf(page).fill('ford t')
  await expect(options(page)).toHaveText(['Ford Transit 12 vans'])
  release()
  await ended
  await nextFrame(page)
  await expect(options(page)).toHaveText(['Ford Transit 12 vans'])
})

test('a phrase stays in its box on every page of its results, and leaves it with a change of its filters', async ({
  page,
}) => {
  const phrase = 'something like a ford fiesta'
  await page.goto(`/find?q=${encodeURIComponent(phrase)}`)
  const box = page.locator('#results-q')
  await expect(page.getByRole('list', { name: 'Filters in use' })).toContainText('Not Ford Fiesta')
  await expect(box).toHaveValue(phrase)
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(box).toHaveValue(phrase)
  await page.getByRole('link', { name: 'Not Ford Fiesta' }).click()
  await expect(page).not.toHaveURL(/notModel|[?&]q=/)
  await expect(box).toHaveValue('')
})

test('the open list has no accessibility fault and fits the screen', async ({ page }) => {
  const long = { ...fiestas, label: 'Volkswagen Commercial Vehicles Crafter Extended Wheelbase Luton' }
  await suggest(page, () => [fiestas, long])
  await page.goto('/')
  await boxOf(page).pressSequentially('lu')
  await expect(options(page)).toHaveCount(2)
  await page.keyboard.press('ArrowDown')
  expect(await accessibilityFaults(page)).toEqual([])
  for (const width of [page.viewportSize()?.width ?? 0, 320]) {
    await page.setViewportSize({ width, height: 700 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await expect(options(page).nth(1)).toBeInViewport({ ratio: 1 })
  }
})

test.describe('on results', () => {
  test('the box suggests searches of the type of the page', async ({ page }) => {
    const asked = await suggest(page, () => [transits])
    await page.goto('/van-search')
    await boxOf(page).fill('transit')
    await expect(options(page)).toHaveCount(1)
    expect(asked).toEqual(['?q=transit&type=van'])
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/van-search?make=Ford&model=Transit&q=transit')
  })
})
