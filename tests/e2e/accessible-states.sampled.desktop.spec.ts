import type { Page } from '@playwright/test'
import { faultsInBothSchemes, overflow } from './support/accessibility.ts'
import { pressVehicleThatNeverComes } from './support/script.ts'
import { expect, sampled, test } from './support/test.ts'

const narrow = { width: 390, height: 844 }

/** Brings a page from its initial state into another one. */
const states: readonly {
  name: string
  path: string
  wide?: true
  reach: (page: Page) => Promise<void>
}[] = [
  {
    name: 'the menu is open',
    path: '/vans',
    async reach(page) {
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    },
  },
  {
    name: 'the filter modal is open',
    path: '/van-search?make=Ford',
    async reach(page) {
      await page.getByRole('button', { name: 'Price', exact: true }).click()
      await expect(page.getByRole('complementary', { name: 'Filters' })).toBeVisible()
    },
  },
  {
    name: 'all filters are shown, with a wrong figure',
    path: '/car-search?make=Ford&gearbox=Manual',
    wide: true,
    async reach(page) {
      const filters = page.getByRole('complementary', { name: 'Filters' })
      const price = filters.getByRole('group', { name: 'Price', exact: true })
      await price.getByLabel('To').selectOption('Exact figure…')
      await price.getByLabel('Maximum, £').fill('nine')
      await price.getByLabel('Maximum, £').press('Enter')
      await expect(price.getByText('Enter one whole number in digits.')).toBeVisible()
      const folded = filters.locator('details:not([open]) > summary').filter({ visible: true })
      while ((await folded.count()) > 0) await folded.first().click()
    },
  },
  {
    name: 'results are filtered and in order of distance',
    path: '/van-search?make=Ford&price=0-14000&sort=distance',
    wide: true,
    reach: async (page) => expect(page.getByLabel('Your postcode').filter({ visible: true })).toBeVisible(),
  },
  {
    name: 'everything that folds is unfolded',
    path: '/cars/used',
    wide: true,
    async reach(page) {
      const folded = page.locator('main details:not([open]) > summary')
      while ((await folded.count()) > 0) await folded.first().click()
    },
  },
  {
    name: 'the newsletter says that nothing was sent',
    path: '/trucks/new',
    async reach(page) {
      await page.getByRole('button', { name: 'Sign up' }).click()
      await expect(page.getByText('Nothing has been sent').filter({ visible: true })).toHaveCount(1)
    },
  },
  {
    name: 'feedback says that nothing was sent',
    path: '/vans/leasing',
    async reach(page) {
      await page.getByRole('button', { name: 'Send feedback' }).click()
      await expect(page.getByText('Nothing has been sent').filter({ visible: true })).toHaveCount(1)
    },
  },
  {
    name: 'a valuation has too few comparables',
    path: '/valuation?type=car&make=Ferrari&model=F40&year=1990&mileage=40000',
    reach: async (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible(),
  },
  {
    name: 'a valuation lacks a year',
    path: '/part-exchange?type=van&make=Ford&model=&year=&mileage=many',
    reach: async (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible(),
  },
  {
    name: 'an address is half understood',
    path: '/truck-search?price=cheap&sort=best&page=first',
    async reach(page) {
      await page.getByText('We left out part of this search.').click()
      await expect(page.getByText('Price:').first()).toBeVisible()
    },
  },
  {
    name: 'nothing is found',
    path: '/car-search?make=Ford&gearbox=Automatic&fuelType=Diesel&price=-1000',
    wide: true,
    reach: async (page) =>
      expect(page.getByRole('heading', { name: 'No cars match all of these filters' })).toBeVisible(),
  },
  {
    name: 'a page is past the last',
    path: '/truck-search?page=9999',
    reach: async (page) => expect(page.getByRole('link', { name: /See the last page/ })).toBeVisible(),
  },
  {
    name: 'a vehicle is loading',
    path: '/van-search',
    async reach(page) {
      await pressVehicleThatNeverComes(page, page.locator('article a').first())
      await expect(page.getByText('Loading vehicle details...')).toBeVisible()
    },
  },
]

const first = ['the filter modal is open', 'nothing is found']

for (const { name, path, wide, reach } of states)
  test(`the page is accessible when ${name}`, sampled(first.includes(name)), async ({ page }) => {
    if (!wide) await page.setViewportSize(narrow)
    await page.goto(path)
    await reach(page)
    expect(await faultsInBothSchemes(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await overflow(page)).toEqual([])
  })

test(
  'the check finds a button without a name, and words without contrast in both schemes',
  sampled(false),
  async ({ page }) => {
    await page.goto('/about')
    expect(await faultsInBothSchemes(page)).toEqual([])
    await page.evaluate(() => {
      const words = Object.assign(document.createElement('p'), {
        id: 'faint',
        textContent: 'Hardly to be read',
      })
      words.style.color = 'light-dark(#ddd, #333)'
      words.style.background = 'light-dark(#fff, #000)'
      const button = Object.assign(document.createElement('button'), { id: 'nameless' })
      document.querySelector('main')?.append(words, button)
    })
    const faults = [
      'light, button-name: #nameless',
      'light, color-contrast: #faint',
      'dark, color-contrast: #faint',
    ]
    expect(await faultsInBothSchemes(page)).toEqual(faults)
  },
)

test('nothing moves with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of ['/', '/car-search', '/cars/leasing']) {
    await page.goto(path)
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap((element) => {
        const { transitionDuration, animationDuration, animationName, scrollBehavior } =
          getComputedStyle(element)
        const seconds = transitionDuration.split(', ').map(Number.parseFloat)
        const still =
          Math.max(...seconds) < 0.02 &&
          (animationName === 'none' || Number.parseFloat(animationDuration) < 0.02) &&
          scrollBehavior === 'auto'
        return still ? [] : [`${element.tagName} ${element.className}`]
      }),
    )
    expect(moving).toEqual([])
  }
})

test('in forced colours, controls and the focus stay visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/')
  const unmarked = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, select, input')]
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const { borderTopWidth, borderTopStyle, outlineStyle, appearance } = getComputedStyle(element)
        // The browser draws a radio button or checkbox of its own in the colours of the system.
        if (element.matches('[type=radio], [type=checkbox]') && appearance === 'auto') return false
        const bordered = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0
        return (
          !bordered && outlineStyle === 'none' && !element.querySelector('svg') && element.textContent === ''
        )
      })
      .map((element) => element.outerHTML),
  )
  expect(unmarked).toEqual([])
  for (let presses = 0; presses < 6; presses++) {
    await page.keyboard.press('Tab')
    const ring = await page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body)
      return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth)
    })
    expect(ring).toBeGreaterThanOrEqual(2)
  }
})
