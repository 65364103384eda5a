import { expect, test } from './support/test.ts'

test('without script a list is opened by its link and compared, and no button is there that cannot work', async ({
  page,
  request,
}) => {
  const vehicles: { _id: string }[] = await (await request.get('/api/vehicles/search/car?pageSize=3')).json()
  await page.goto('/car-search')
  await expect(page.locator('[data-save]:visible')).toHaveCount(0)
  await page.getByRole('link', { name: 'Saved vehicles' }).click()
  await expect(page.locator('noscript p')).toContainText('Saving vehicles needs JavaScript')
  await expect(page.locator('noscript p')).toBeVisible()

  await page.goto(`/saved?${new URLSearchParams(vehicles.map(({ _id }) => ['v', _id]))}`)
  await expect(page.locator('[data-saved-id]')).toHaveCount(3)
  for (const index of [0, 2])
    await page
      .getByRole('checkbox', { name: /^Compare/ })
      .nth(index)
      .check()
  await page.getByRole('button', { name: 'Compare', exact: true }).click()
  await expect(page).toHaveURL(`/compare?v=${vehicles[0]?._id}&v=${vehicles[2]?._id}`)
  await expect(page.getByRole('rowheader').first()).toBeVisible()
})
