import { firstVan } from './application-journey.ts'
import { scriptListens } from './support/script.ts'
import { expect, test } from './support/test.ts'

test('a picture is enlarged by a press, swiped, and zoomed by a double tap and by two fingers', async ({
  page,
  request,
}) => {
  const { _id } = await firstVan(request)
  await page.goto(`/vehicles/${_id}`)
  await scriptListens(page)
  await page.locator('#picture-1 a').click()
  const viewer = page.getByRole('dialog', { name: /^Pictures of / })
  await expect(viewer.getByText('1/5')).toBeVisible()
  const shown = viewer.locator('[data-current] img')
  const touches = await page.context().newCDPSession(page)
  const { width: w, height: h } = page.viewportSize() ?? { width: 0, height: 0 }
  // Seconds. Touches follow one another 50 ms apart, however long the machine takes over each.
  let timestamp = Date.now() / 1_000
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [x: number, y: number][]) => {
    timestamp += 0.05
    return touches.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
      timestamp,
    })
  }

  await touch('touchStart', [w * 0.8, h / 2])
  for (const x of [0.6, 0.3, 0.05]) await touch('touchMove', [w * x, h / 2])
  await touch('touchEnd')
  await expect(viewer.getByText('2/5')).toBeVisible()

  const widthOf = async () => (await shown.boundingBox())?.width ?? 0
  await expect.poll(widthOf).toBeLessThanOrEqual(w)
  for (let tap = 0; tap < 2; tap++) {
    await touch('touchStart', [w / 2, h / 2])
    await touch('touchEnd')
  }
  await expect.poll(widthOf).toBeGreaterThan(w * 2)
  // Else its first tap would be the third of the double tap before.
  timestamp += 1
  for (let tap = 0; tap < 2; tap++) {
    await touch('touchStart', [w / 2, h / 2])
    await touch('touchEnd')
  }
  await expect.poll(widthOf).toBeLessThanOrEqual(w)

  await touch('touchStart', [w * 0.45, h / 2], [w * 0.55, h / 2])
  await touch('touchMove', [w * 0.3, h / 2], [w * 0.7, h / 2])
  await touch('touchEnd')
  await expect.poll(widthOf).toBeGreaterThan(w * 1.5)
  await viewer.getByRole('button', { name: 'Close pictures' }).click()
  await expect(viewer).toHaveCount(0)
})

test('Back closes the enlarged pictures at the one shown last, and Forward opens them again', async ({
  page,
  request,
}) => {
  const { _id } = await firstVan(request)
  await page.goto('/van-search')
  await page.goto(`/vehicles/${_id}`)
  await page.locator('#picture-1 a').click()
  const viewer = page.getByRole('dialog', { name: /^Pictures of / })
  await expect(viewer.getByText('1/5')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByText('2/5')).toBeVisible()
  await page.goBack()
  await expect(viewer).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Pictures' }).getByText('2/5')).toBeVisible()
  await page.goForward()
  await expect(viewer.getByText('2/5')).toBeVisible()
  await viewer.getByRole('button', { name: 'Close pictures' }).click()
  await expect(viewer).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => history.state?.over)).toBeUndefined()
  await page.goBack()
  await expect(page).toHaveURL(/van-search/)
})
