import { firstVan } from './application-journey.ts'
import { scriptListens } from './support/script.ts'
import { expect, test } from './support/test.ts'

test('pictures are enlarged, turned and zoomed by keys, and the focus comes back', async ({
  page,
  request,
}) => {
  const { _id } = await firstVan(request)
  await page.goto(`/vehicles/${_id}`)
  const pictures = page.getByRole('region', { name: 'Pictures' })
  const enlarge = pictures.getByRole('button', { name: 'Enlarge pictures' })
  await enlarge.focus()
  await page.keyboard.press('Enter')
  const viewer = page.getByRole('dialog', { name: /^Pictures of / })
  await expect(viewer.getByRole('button', { name: 'Close pictures' })).toBeFocused()
  await expect(viewer.getByText('1/5')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(viewer.getByText('5/5')).toBeVisible()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByText('2/5')).toBeVisible()
  const zoomOut = viewer.getByRole('button', { name: 'Zoom out' })
  await expect(zoomOut).toBeDisabled()
  await page.keyboard.press('+')
  await expect(zoomOut).toBeEnabled()
  await page.keyboard.press('0')
  await expect(zoomOut).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
  await expect(enlarge).toBeFocused()
  await expect(pictures.getByText('2/5')).toBeVisible()
})

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
  const shown = viewer.getByRole('img')
  const touches = await page.context().newCDPSession(page)
  const { width: w, height: h } = page.viewportSize() ?? { width: 0, height: 0 }
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [x: number, y: number][]) =>
    touches.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
    })

  await touch('touchStart', [w * 0.8, h / 2])
  await touch('touchMove', [w * 0.5, h / 2])
  await touch('touchMove', [w * 0.3, h / 2])
  await touch('touchEnd')
  await expect(viewer.getByText('2/5')).toBeVisible()

  const widthOf = async () => (await shown.boundingBox())?.width ?? 0
  await expect.poll(widthOf).toBeLessThanOrEqual(w)
  for (let tap = 0; tap < 2; tap++) {
    await touch('touchStart', [w / 2, h / 2])
    await touch('touchEnd')
  }
  await expect.poll(widthOf).toBeGreaterThan(w * 2)
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

test('a press opens the file of the picture when the viewer cannot be loaded', async ({ page, request }) => {
  const { _id } = await firstVan(request)
  await page.route('**/assets/PictureViewer-*.js', (route) => route.abort())
  await page.goto(`/vehicles/${_id}`)
  await scriptListens(page)
  await page.getByRole('button', { name: 'Enlarge pictures' }).click()
  await expect(page).toHaveURL(/\/media\//)
})

test('the price, its VAT word and the way to apply stay in view all the way down', async ({
  page,
  request,
}) => {
  const { _id, adverts } = await firstVan(request)
  await page.addInitScript(() => sessionStorage.setItem('postcode', 'M1 1AA'))
  await page.goto(`/vehicles/${_id}`)
  const where = page.getByRole('region', { name: 'Where to see it' })
  await where.scrollIntoViewIfNeeded()
  await expect(where.getByText(/^About \d+ miles from the centre of your postcode area, M,/)).toBeVisible()
  const inView = page
    .locator('main :visible')
    .filter({ hasText: /^Apply for Finance$/ })
    .last()
  await expect(inView).toBeInViewport({ ratio: 1 })
  const price = `£${adverts.retailAdverts.totalPrice?.amountGBP?.toLocaleString('en-GB')}`
  const shown = page.getByText(`${price} ${adverts.retailAdverts.vatStatus}`).locator('visible=true').last()
  await expect(shown).toBeInViewport({ ratio: 1 })
})
