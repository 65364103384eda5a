import type { APIRequestContext, Page } from '@playwright/test'
import { picturesOf } from '../../scripts/screenshots/pages.ts'
import { accessibilityFaults, faultsInBothSchemes } from './support/accessibility.ts'
import { kindOf } from './support/page-kinds.ts'
import { expect, sampled, test } from './support/test.ts'

test.describe.configure({ mode: 'parallel' })

const wide = { width: 1440, height: 900 }
const narrow = { width: 390, height: 844 }
/** The width of a 1280 px window at 400 % zoom. */
const narrowest = { width: 320, height: 256 }

/** Pages that show more on a wide screen than on a narrow one, so the dark scheme is checked there too. */
const more = /^\/($|car-search|vehicles\/|trucks$|_ui)/

/** `isFirst`: of its kind. The others have the same blocks and colours with other words, so they are checked once. */
async function faultsOn(page: Page, path: string, isFirst: boolean): Promise<string[]> {
  const faults: string[] = []
  const note = (where: string, found: readonly string[]) =>
    faults.push(...found.map((fault) => `${path}, ${where}: ${fault}`))
  await page.setViewportSize(wide)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(path)
  if (more.test(path)) note('wide', await faultsInBothSchemes(page))
  else if (isFirst) note('wide', await accessibilityFaults(page))
  await page.setViewportSize(narrow)
  const inBoth = isFirst || more.test(path)
  note('narrow', inBoth ? await faultsInBothSchemes(page) : await accessibilityFaults(page))
  await page.setViewportSize(narrowest)
  note('at 320 px', await stickyFaults(page))
  return faults
}

/** Sticky bars must leave room for the content in a window of 320 by 256. */
async function stickyFaults(page: Page): Promise<string[]> {
  const height = await page.evaluate(() => {
    scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' })
    const fixed = [...document.querySelectorAll('body *')].filter((element) => {
      const { position, visibility } = getComputedStyle(element)
      return (position === 'fixed' || position === 'sticky') && visibility === 'visible'
    })
    return fixed.reduce((sum, element) => {
      const { top, bottom, width } = element.getBoundingClientRect()
      return width < innerWidth / 2
        ? sum
        : sum + Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0))
    }, 0)
  })
  return height <= narrowest.height / 2 ? [] : [`bars cover ${height} px of ${narrowest.height}`]
}

/** The pages to check of the stock as it is. */
async function askPaths(request: APIRequestContext): Promise<string[]> {
  const [vehicle] = await (await request.get('/api/vehicles/search/car?sort=most_recent')).json()
  return picturesOf(vehicle._id).map(({ path }) => path)
}

const halves = 2

for (let half = 0; half < halves; half++)
  test(`a page of each kind is accessible on a phone (${half + 1} of ${halves})`, async ({
    page,
    request,
  }) => {
    const ofKinds = new Map((await askPaths(request)).reverse().map((path) => [kindOf(path), path]))
    await page.setViewportSize(narrow)
    await page.emulateMedia({ colorScheme: 'light' })
    const faults: string[] = []
    for (const [index, path] of [...ofKinds.values()].entries()) {
      if (index % halves !== half) continue
      await page.goto(path)
      faults.push(...(await accessibilityFaults(page)).map((fault) => `${path}: ${fault}`))
    }
    expect(faults).toEqual([])
  })

const shares = 4

for (let share = 0; share < shares; share++)
  test(
    `every kind of page is accessible, and its bars leave room in a short window (${share + 1} of ${shares})`,
    sampled(false),
    async ({ page, request }) => {
      // Every page, at three widths and in both schemes.
      test.slow()
      const paths = await askPaths(request)
      const faults: string[] = []
      const kinds = paths.map(kindOf)
      for (const [index, path] of paths.entries())
        if (index % shares === share)
          faults.push(...(await faultsOn(page, path, kinds.indexOf(kindOf(path)) === index)))
      expect(faults).toEqual([])
    },
  )
