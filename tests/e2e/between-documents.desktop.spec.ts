import type { CDPSession } from '@playwright/test'
import { expect, test } from './support/test.ts'

interface RuleSet {
  sourceText: string
  errorType?: string
  errorMessage?: string
}

test('a browser may open vehicles in advance, and nothing else', async ({ page, context }) => {
  const chromium: CDPSession = await context.newCDPSession(page)
  const ruleSets: RuleSet[] = []
  let inAdvance: string[] = []
  chromium.on('Preload.ruleSetUpdated', ({ ruleSet }) => ruleSets.push(ruleSet))
  chromium.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    inAdvance = preloadingAttemptSources.map(({ key }) => new URL(key.url).pathname)
  })
  await chromium.send('Preload.enable')
  await page.goto('/cars/used')
  await page.evaluate(() => {
    const links = [
      '/vehicles/plain',
      '/vehicles/plain/apply',
      '/vehicles',
      '/api/vehicles/plain',
      '/media/vehicles/plain',
      'https://elsewhere.example/vehicles/plain',
    ]
    document
      .querySelector('main')
      ?.replaceChildren(
        ...links.map((href) => Object.assign(document.createElement('a'), { href, textContent: 'A' })),
      )
  })
  await expect.poll(() => inAdvance).toEqual(['/vehicles/plain'])
  expect(ruleSets).toHaveLength(1)
  expect(ruleSets[0]).not.toHaveProperty('errorType')
})

test.describe('in motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('a change of document fades out before it fades in, and not for visitors who prefer no motion', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      addEventListener('pagereveal', ({ viewTransition }) => {
        const seen = { fades: viewTransition !== null, gone: Infinity, comes: 0 }
        Object.assign(window, { seen })
        void viewTransition?.ready.then(() => {
          for (const { effect } of document.getAnimations()) {
            if (!(effect instanceof KeyframeEffect)) continue
            const { delay = 0, endTime } = effect.getComputedTiming()
            if (effect.pseudoElement === '::view-transition-old(root)') seen.gone = Number(endTime)
            if (effect.pseudoElement === '::view-transition-new(root)') seen.comes = delay
          }
        })
        void viewTransition?.finished.then(() => Object.assign(seen, { finished: true }))
      })
    })
    const seen = () =>
      page.evaluate(() => (window as unknown as { seen: { gone: number; comes: number } }).seen)
    await page.goto('/articles')
    await page.getByRole('contentinfo').locator('a[href="/privacy"]').first().click()
    await page.waitForURL('/privacy')
    await expect.poll(seen).toMatchObject({ fades: true, finished: true })
    // Otherwise the letters of two pages lie over each other.
    const { gone, comes } = await seen()
    expect(gone).toBeLessThanOrEqual(comes)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.getByRole('contentinfo').locator('a[href="/cookies"]').first().click()
    await page.waitForURL('/cookies')
    await expect.poll(seen).toMatchObject({ fades: false })
  })
})
