import { expect, it } from 'vitest'
import { inEachBrowser, type Listed } from './support/in-each-browser.ts'

inEachBrowser((visit) => {
  it('axe finds nothing on six kinds of page, wide and narrow', async () => {
    const { page, ask } = visit()
    const [{ _id }] = await ask<[Listed]>('/api/vehicles/search/car?pageSize=1')
    const vehicle = `/vehicles/${_id}`
    const faults: string[] = []
    for (const width of [1440, 390]) {
      await page.resize(width, 900)
      for (const path of ['/', '/cars/used', '/car-search', vehicle, `${vehicle}/apply`, '/contact']) {
        await page.goto(path)
        faults.push(...(await page.accessibilityFaults()).map((fault) => `${path}, ${width}: ${fault}`))
        const isTooWide = await page.until(() => String(document.documentElement.scrollWidth > innerWidth))
        if (isTooWide === 'true') faults.push(`${path} is wider than ${width}`)
      }
    }
    expect(faults).toEqual([])
  })
})
