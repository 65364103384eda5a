import { firstVan } from './application-journey.ts'
import { scriptListens } from './support/script.ts'
import { expect, test } from './support/test.ts'

test('pictures are shown by thumbnails, and enlarged, turned and zoomed by keys', async ({
  page,
  request,
}) => {
  await test.step('a thumbnail shows its picture, by mouse and by keyboard', async () => {
    const { _id } = await firstVan(request)
    await page.goto(`/vehicles/${_id}`)
    const pictures = page.getByRole('region', { name: 'Pictures' })
    await expect(pictures.getByText('1/5')).toBeVisible()
    await pictures.getByRole('link', { name: 'Show picture 3 of 5' }).click()
    await expect(pictures.getByText('3/5')).toBeVisible()
    const fifth = pictures.getByRole('link', { name: 'Show picture 5 of 5' })
    await fifth.focus()
    await page.keyboard.press('Enter')
    await expect(pictures.getByText('5/5')).toBeVisible()
    await expect(fifth).toHaveAttribute('aria-current', 'true')
    await pictures.getByRole('button', { name: 'Next picture' }).click()
    await expect(pictures.getByText('1/5')).toBeVisible()
  })

  await test.step('pictures are enlarged, turned and zoomed by keys, and the focus comes back', async () => {
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
    // While it is zoomed, the keys move the picture.
    const shown = viewer.locator('[data-current] img')
    /** Once what holds it has moved. */
    const leftOf = async () => {
      await viewer.evaluate((each) =>
        Promise.allSettled(each.getAnimations({ subtree: true }).map(({ finished }) => finished)),
      )
      return (await shown.boundingBox())?.x ?? 0
    }
    await page.keyboard.press('+')
    const centred = await leftOf()
    await page.keyboard.press('ArrowLeft')
    await expect.poll(leftOf).toBeGreaterThan(centred)
    const left = await leftOf()
    await page.keyboard.press('ArrowRight')
    await expect.poll(leftOf).toBeLessThan(left)
    await expect(viewer.getByText('2/5')).toBeVisible()
    await page.keyboard.press('0')
    await expect(zoomOut).toBeDisabled()
    await page.keyboard.press('Escape')
    await expect(viewer).toHaveCount(0)
    await expect(enlarge).toBeFocused()
    await expect(pictures.getByText('2/5')).toBeVisible()
  })
})

test('a press opens the file of the picture when the viewer cannot be loaded', async ({ page, request }) => {
  const { _id } = await firstVan(request)
  await page.route('**/assets/PictureViewer-*.js', (route) => route.abort())
  await page.goto(`/vehicles/${_id}`)
  await scriptListens(page)
  await page.getByRole('button', { name: 'Enlarge pictures' }).click()
  await expect(page).toHaveURL(/\/media\//)
})
