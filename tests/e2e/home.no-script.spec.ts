test('the home search works in two steps', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('Make').selectOption('Ford')
  await page.getByRole('button', { name: 'Update lists' }).click()
  await expect(page.getByLabel('Make')).toHaveValue('Ford')
  await page.getByLabel('Model').selectOption({ index: 1 })
  const model = await page.getByLabel('Model').inputValue()
  await page.getByRole('button', { name: 'View Deals' }).click()
  await expect(page).toHaveURL(
    (url) => url.pathname === '/car-search' && url.searchParams.get('model') === model,
  )
})
