import { firstReserved, firstVan } from './application-journey.ts'
import { nextFrame } from './support/script.ts'
import { expect, test } from './support/test.ts'

for (const [of, find] of Object.entries({ 'a vehicle': firstVan, 'a reserved vehicle': firstReserved }))
  test(`the bar of ${of} is 64 px high at most, with large text too, and has price and month where both fit`, async ({
    page,
    request,
  }) => {
    const { _id, adverts } = await find(request)
    await page.goto(`/vehicles/${_id}`)
    await page.getByRole('region', { name: 'Where to see it' }).scrollIntoViewIfNeeded()
    const apply = page.getByRole('button', { name: 'Apply for Finance' }).last()
    const bar = apply.locator('..')
    const price = adverts.retailAdverts.totalPrice?.amountGBP?.toLocaleString('en-GB')
    for (const width of [320, 360, 390])
      for (const text of [100, 115, 130, 200])
        await test.step(`${width} px, text ${text} %`, async () => {
          await page.setViewportSize({ width, height: 844 })
          await page.evaluate((size) => {
            document.documentElement.style.setProperty('font-size', `${size}%`, 'important')
          }, text)
          await nextFrame(page)
          await expect(apply).toBeInViewport({ ratio: 1 })
          expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(64)
          expect(
            await apply.evaluate((button) => button.scrollWidth - button.clientWidth),
          ).toBeLessThanOrEqual(0)
          if (text > 100) return
          await expect(bar.getByText(`£${price}`)).toBeInViewport({ ratio: 1 })
          await expect(bar.getByText(/£[\d,.]+ a month$/)).toBeInViewport({ ratio: 1 })
        })
  })
