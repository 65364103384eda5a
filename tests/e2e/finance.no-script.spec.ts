import { cheapCar } from './support/cheap-car.ts'
import { expect, test } from './support/test.ts'

test('without script the page of a vehicle works out payments and running costs', async ({
  page,
  request,
}) => {
  await test.step('without script the calculator is a form that loads the page with its figures', async () => {
    const { id } = await cheapCar(request)
    await page.goto(`/vehicles/${id}`)
    const calculator = page.getByRole('region', { name: 'Work out your payments' })
    await expect(calculator.getByRole('slider')).toHaveCount(0)
    await calculator.getByLabel('Deposit (£)').fill('1500')
    await calculator.getByLabel('Term (months)', { exact: true }).fill('48')
    await calculator.getByRole('radio', { name: /^PCP/ }).check()
    await calculator.getByLabel('Yearly mileage').fill('12000')
    await calculator.getByLabel('Your vehicle’s value (£)').fill('£3,000')
    await calculator.getByLabel('Finance you still owe on it (£)').fill('1k')
    await calculator.getByRole('button', { name: 'Update figures' }).click()
    await expect(page).toHaveURL(
      /finance=pcp&deposit=1500&term=48&milesPerYear=12000&partExchange=.*&owed=1k#finance$/,
    )
    await expect(calculator.getByText('£3,000 − £1,000 = £2,000')).toBeVisible()
    await expect(calculator.getByText('48 monthly payments of')).toBeVisible()
    await expect(calculator.getByText('Optional final payment', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Apply for Finance' }).first().click()
    await expect(page).toHaveURL(/deposit=1500&term=48/)
    await expect(page.getByText('Your figures')).toBeVisible()
    await expect(
      page.getByText(
        /PCP: £[\d.]+ a month for 48 months.*after £2,000 for your vehicle and a deposit of £1,500/,
      ),
    ).toBeVisible()
  })

  await test.step('without script running costs follow the mileage and the price of fuel', async () => {
    const { id } = await cheapCar(request)
    await page.goto(`/vehicles/${id}?deposit=1500`)
    const costs = page.getByRole('region', { name: 'Running costs a year' })
    await costs.getByLabel('Your yearly mileage').fill('20000')
    await costs.getByLabel(/^What you pay for a/).fill('150')
    await costs.getByRole('button', { name: 'Update running costs' }).click()
    await expect(page).toHaveURL(/deposit=1500&milesPerYear=20000&energyPrice=150#running-costs$/)
    await expect(costs.getByText(/20,000 miles .* your price of 150p/)).toBeVisible()
  })
})

test('without script a budget leads to the search, and a finance page works out a PCP', async ({ page }) => {
  await test.step('without script the budget form leads to the search', async () => {
    await page.goto('/car-search')
    await page.getByText('Monthly prices: £0 deposit, 60 months').click()
    await page.getByLabel('Monthly limit (£)').fill('250')
    await page.getByLabel('Deposit (£)').fill('1000')
    await page.getByRole('button', { name: 'Use this budget' }).click()
    await expect(page.getByText('Your budget: up to £250 a month, £1,000 deposit, 60 months')).toBeVisible()
    await page.getByRole('link', { name: 'Clear budget' }).click()
    await expect(page.getByText('Monthly prices: £0 deposit, 60 months')).toBeVisible()
  })

  await test.step('without script a finance page works out a PCP on a price and an age', async () => {
    await page.goto('/cars/finance')
    const calculator = page.getByRole('region', { name: 'Work out your payments' })
    await expect(calculator.getByLabel('Age of the car')).toBeHidden()
    await calculator.getByRole('radio', { name: /^PCP/ }).check()
    await calculator.getByLabel('Price with VAT (£)').fill('£15,000')
    await calculator.getByLabel('Term (months)').fill('36')
    await calculator.getByLabel('Age of the car').selectOption('2 years')
    await calculator.getByRole('button', { name: 'Work it out' }).click()
    await expect(page).toHaveURL(/\/cars\/finance\?finance=pcp&price=.*&age=2&milesPerYear=\d+#calculator$/)
    await expect(calculator.getByText('36 monthly payments of')).toBeVisible()
    await expect(calculator.getByText('Optional final payment', { exact: true }).last()).toBeVisible()
    await expect(calculator.getByLabel('Age of the car')).toHaveValue('2')

    await page.goto('/trucks/finance')
    await expect(calculator.getByText('60 monthly payments of')).toBeVisible()
    await expect(calculator.getByRole('radio')).toHaveCount(0)
  })
})
