import { defaultTerms } from '../../content/credit-terms.ts'
import { formatMonthly } from '../../domain/finance/format-money.ts'
import { penceFromPounds } from '../../domain/finance/money.ts'
import { monthlyFigure } from '../../domain/finance/monthly-figure.ts'
import { cheapCar } from './support/cheap-car.ts'
import { expect, test } from './support/test.ts'

test('a valuation and what is owed are taken off the month, for the visit, and go with the enquiry and the application', async ({
  page,
  request,
}) => {
  const { id, price } = await cheapCar(request)
  await page.goto(`/vehicles/${id}`)
  const calculator = page.getByRole('region', { name: 'Work out your payments' })
  const monthly = (paidFirst: number) => {
    const figure = monthlyFigure(penceFromPounds(price), {
      ...defaultTerms,
      deposit: penceFromPounds(paidFirst),
    })
    return calculator.getByText(formatMonthly(figure), { exact: true })
  }

  await test.step('the value comes back from the valuation with its basis', async () => {
    await calculator.getByRole('link', { name: 'See what we ask for vehicles like yours' }).click()
    await page.getByLabel('Make', { exact: true }).selectOption('Ford')
    await page.getByLabel('Model', { exact: true }).selectOption('Fiesta')
    await page.getByLabel('Year').fill('2019')
    await page.getByLabel('Mileage', { exact: true }).fill('42000')
    await page.getByRole('button', { name: 'Show price range' }).click()
    await page
      .getByRole('link', { name: /^Take £[\d,]+ off for my vehicle$/ })
      .first()
      .click()
    await expect(page).toHaveURL(/partExchange=\d+#finance$/)
    await expect(
      calculator.getByText(/Your valuation: Ford Fiesta, 2019, 42,000 miles\. We ask £/),
    ).toBeVisible()
    await expect(calculator.getByLabel('Your vehicle’s value (£)')).toHaveValue(/^\d+$/)
  })

  await test.step('both amounts change the month and no address', async () => {
    await page.goto(`/vehicles/${id}`)
    await calculator.getByLabel('Your vehicle’s value (£)').fill('£3,000')
    await expect(calculator.getByText('Taken off the price: £3,000')).toBeVisible()
    await expect(monthly(3_000)).toBeVisible()
    await calculator.getByLabel('Finance you still owe on it (£)').fill('1k')
    await expect(calculator.getByText('£3,000 − £1,000 = £2,000')).toBeVisible()
    await expect(monthly(2_000)).toBeVisible()
    await expect(calculator.getByText('Your vehicle, less what you owe on it')).toBeVisible()
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('own-vehicle'))).toContain('1k')
    expect(page.url()).not.toMatch(/partExchange|owed|3000/)
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('3,000')
  })

  await test.step('more owed than it is worth is named and no negative deposit', async () => {
    await calculator.getByLabel('Finance you still owe on it (£)').fill('5000')
    await expect(calculator.getByText('You owe £2,000 more than your vehicle is worth.')).toBeVisible()
    await expect(calculator.getByText('Your vehicle, less what you owe on it')).toHaveCount(0)
    await expect(monthly(0)).toBeVisible()
    await calculator.getByLabel('Finance you still owe on it (£)').fill('a lot')
    await expect(calculator.getByText(/Enter what is left to pay in pounds/)).toBeVisible()
    await calculator.getByLabel('Finance you still owe on it (£)').fill('1k')
  })

  await test.step('it holds for the visit, and the application has it', async () => {
    await page.waitForFunction(() => sessionStorage.getItem('own-vehicle')?.includes('1k'))
    await page.reload()
    await expect(calculator.getByText('£3,000 − £1,000 = £2,000')).toBeVisible()
    await page.getByRole('button', { name: 'Apply for Finance' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Apply for finance' })
    await expect(dialog.getByText(/after £2,000 for your vehicle/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()
  })

  await test.step('the form for an offer is filled in with both amounts', async () => {
    await calculator.getByRole('link', { name: 'Ask us for an offer' }).click()
    await expect(page.getByLabel(/^What you think it is worth/)).toHaveValue('£3,000')
    await expect(page.getByLabel(/^Finance you still owe on it/)).toHaveValue('1k')
    await expect(page.getByLabel('Model')).toHaveValue('Fiesta')
    expect(page.url()).not.toMatch(/owed|3,?000/)
  })
})
