import { countOf, resultsHeading } from './support/search-counts.ts'
import { expect, test } from './support/test.ts'

const apply = { name: 'Apply' } as const

for (const width of [390, 1440])
  test(`ranges and several values work as a form, ${width} px wide`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/car-search')
    const filters = page.getByRole('complementary', { name: 'Filters' })
    const open = async () => {
      if (width < 1024) await page.getByRole('button', { name: 'Filter and sort' }).click()
    }
    const submit = () =>
      width < 1024
        ? filters.getByRole('button', { name: /^Search/ }).click()
        : filters.getByRole('button', apply).click()
    await open()
    const price = filters.getByRole('group', { name: 'Price, from and to', exact: true })
    await price.getByLabel('From').selectOption('5000')
    await price.getByText('Enter exact figures').click()
    await price.getByLabel('Maximum, £').fill('£9,250')
    // The answer has the boxes, and what was chosen beside them.
    await filters.getByRole('button', { name: 'Choose several makes' }).click()
    await expect(page).toHaveURL(/[?&]several=make(&|$)/)
    await open()
    await expect(price.getByLabel('From')).toHaveValue('5000')
    await filters.getByRole('checkbox', { name: /^Ford \(/ }).check()
    await filters.getByRole('checkbox', { name: /^BMW \(/ }).check()
    await submit()
    const query = 'make=Ford&make=BMW&price=5000-9250'
    await expect(resultsHeading(page)).toHaveText(`${(await countOf(request, 'car', query)).total} cars`)
    const chips = page.getByRole('list', { name: 'Filters in use' })
    for (const text of ['Ford', 'BMW', '£5,000 to £9,250']) await expect(chips).toContainText(text)

    await open()
    await filters.getByRole('checkbox', { name: /^BMW \(/ }).uncheck()
    await price.getByLabel('To').selectOption('')
    await submit()
    const fewer = await countOf(request, 'car', 'make=Ford&price=5000-')
    await expect(resultsHeading(page)).toHaveText(`${fewer.total} cars`)

    await open()
    await filters.getByLabel('Make', { exact: true }).selectOption('')
    await filters.getByLabel('Price', { exact: true }).selectOption('')
    await submit()
    const all = await countOf(request, 'car')
    await expect(resultsHeading(page)).toHaveText(`${all.total.toLocaleString('en-GB')} cars`)
  })
