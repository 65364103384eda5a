import { expect, it } from 'vitest'
import { inEachBrowser, type Listed } from './support/in-each-browser.ts'

inEachBrowser((visit) => {
  it('shows its pictures, by click and by key', async () => {
    const { page, ask } = visit()
    const [{ _id }] = await ask<[Listed]>('/api/vehicles/search/van?pageSize=1')
    await page.goto(`/vehicles/${_id}`)
    await page.shows('section[aria-label=Pictures] *', 'Picture 1/5')
    await page.click('section[aria-label=Pictures] a', 'Show picture 3 of 5')
    await page.shows('section[aria-label=Pictures] *', 'Picture 3/5')
    await page.until(() => {
      const shown = [...document.querySelectorAll<HTMLImageElement>('section[aria-label=Pictures] img')]
      return shown.filter((image) => image.complete && image.naturalWidth > 0).length > 1
    })
    await page.click('button', 'Enlarge pictures')
    await page.shows('dialog[open] *', 'Picture 3/5')
    await page.press('ArrowRight')
    await page.shows('dialog[open] *', 'Picture 4/5')
    await page.press('Escape')
    await page.until(() => document.querySelector('dialog[open]') === null)
  })

  it('is reached from results, and Back restores their filters and their place', async () => {
    const { page } = visit()
    await page.goto('/van-search?make=Ford')
    const place = await page.until(async () => {
      const card = document.querySelectorAll('main article')[10]
      if (!card) return null
      scrollTo({ top: scrollY + card.getBoundingClientRect().top - 300, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
      return { top: scrollY, path: card.querySelector('a')?.getAttribute('href') ?? '' }
    })
    await page.until((path: string) => {
      document.querySelector<HTMLElement>(`a[href="${path}"]`)?.focus({ preventScroll: true })
      return true
    }, place.path)
    await page.press('Enter')
    await page.at(place.path)
    await page.shows('a', 'Next vehicle')
    await page.back()
    await page.at('/van-search?make=Ford')
    await page.until((top: number) => Math.abs(scrollY - top) <= 1, place.top)
    expect(place.top).toBeGreaterThan(300)
  })
})
