import { defaultTerms } from '../../content/credit-terms.ts'
import { hirePurchaseQuote } from '../../domain/finance/finance-quote.ts'
import type { FinanceTerms } from '../../domain/finance/finance-terms.ts'
import { formatPounds } from '../../domain/finance/format-money.ts'
import { penceFromPounds } from '../../domain/finance/money.ts'
import { accessibilityFaults, overflow } from './support/accessibility.ts'
import { cheapCar } from './support/cheap-car.ts'
import { expect, test } from './support/test.ts'

function figures(price: number, terms: FinanceTerms) {
  const quote = hirePurchaseQuote(penceFromPounds(price), terms)
  if (!quote) throw new Error('nothing to finance')
  const inFull = { pence: true }
  return {
    monthly: formatPounds(quote.instalment, inFull),
    total: formatPounds(quote.totalPayable, inFull),
  }
}

test('the calculator begins with the specified estimate, and follows the keyboard and what is typed', async ({
  page,
  request,
}) => {
  const { id, price } = await cheapCar(request)
  await page.goto(`/vehicles/${id}`)
  const calculator = page.getByRole('region', { name: 'Work out your payments' })
  const main = page.getByRole('main')
  const first = figures(price, defaultTerms)
  await expect(main.getByText(`Monthly Prices From ${first.monthly}`)).toBeVisible()
  await expect(calculator.getByText(`Total amount payable (total repayable) ${first.total}`)).toBeVisible()

  await test.step('by the keyboard alone', async () => {
    await calculator.getByRole('slider', { name: 'Term (months) slider' }).focus()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect(calculator.getByLabel('Term (months)', { exact: true })).toHaveValue('48')
    const shorter = figures(price, { ...defaultTerms, months: 48 })
    await expect(main.getByText(`Monthly Prices From ${shorter.monthly}`)).toBeVisible()
    await calculator.getByRole('radio', { name: /^Hire purchase/ }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(calculator.getByRole('radio', { name: /^PCP/ })).toBeChecked()
    await expect(page).toHaveURL(/finance=pcp/)
    await expect(calculator.getByLabel('Yearly mileage')).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await expect(calculator.getByRole('radio', { name: /^Hire purchase/ })).toBeChecked()
  })

  const similar = page.getByRole('region', { name: 'Similar vehicles' }).getByRole('article').first()
  const similarPrice = Number(await similar.locator('[data-financed]').getAttribute('data-financed')) / 100

  const terms = { ...defaultTerms, deposit: penceFromPounds(1_500), months: 36 }
  const asked = figures(price, terms)
  await calculator.getByLabel('Deposit (£)').fill('1500')
  await calculator.getByLabel('Term (months)', { exact: true }).fill('36')
  await expect(main.getByText(`Monthly Prices From ${asked.monthly}`)).toBeVisible()
  await expect(
    calculator.getByText(`Total amount payable (total repayable) ${asked.total}`).first(),
  ).toBeVisible()
  await expect(calculator.getByRole('status')).toContainText(`${asked.monthly} a month for 36 months`)
  await expect(page).toHaveURL(/\?deposit=1500&term=36$/)
  await expect(similar.getByText(`${figures(similarPrice, terms).monthly} a month`)).toBeVisible()
  await expect(similar.getByRole('link').first()).toHaveAttribute('href', /^\/.*\?deposit=1500&term=36$/)

  // What cannot be read stays to be corrected, and the figures stay those of the last value.
  await calculator.getByLabel('Term (months)', { exact: true }).fill('99')
  await expect(calculator.getByText('from 12 to 60')).toBeVisible()
  await expect(calculator.getByLabel('Term (months)', { exact: true })).toHaveValue('99')
  await expect(main.getByText(`Monthly Prices From ${asked.monthly}`)).toBeVisible()
  await page.reload()
  await expect(main.getByText(`Monthly Prices From ${asked.monthly}`)).toBeVisible()

  // The form shows them; a dialog with script.
  await calculator.scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Apply for Finance' }).first().click()
  await expect(page.getByRole('dialog').getByText(`${asked.monthly} a month for 36 months`)).toBeVisible()
})

test('a PCP explains its final payment, or says why there is none', async ({ page, request }) => {
  const { id } = await cheapCar(request)
  await page.goto(`/vehicles/${id}?finance=pcp&term=24`)
  const calculator = page.getByRole('region', { name: 'Work out your payments' })
  await expect(
    calculator.getByText(/^The final payment is our estimate for [\d,]+ miles a year/),
  ).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await calculator.getByLabel('Deposit (£)').fill('90000')
  await expect(calculator.getByText('Your deposit covers the whole price').last()).toBeVisible()
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await overflow(page)).toEqual([])
})

test('terms chosen once hold for the whole stock, and stay on the device', async ({
  page,
  request,
  context,
}) => {
  const { id, price } = await cheapCar(request)
  await page.goto(`/vehicles/${id}`)
  await page.getByLabel('Deposit (£)').fill('1500')
  await expect(page).toHaveURL(/deposit=1500/)
  const { monthly } = figures(price, { ...defaultTerms, deposit: penceFromPounds(1_500) })

  // A search that was opened without terms offers them.
  await page.goto(`/car-search?price=${Math.floor(price)}`)
  await page.getByRole('link', { name: 'Apply your budget: £1,500 deposit, 60 months' }).click()
  await expect(page).toHaveURL(/deposit=1500/)
  const card = page.locator(`a[href^="/vehicles/${id}?"]:not([aria-hidden])`)
  await expect(card).toHaveAttribute('href', /\?deposit=1500$/)
  await expect(page.getByText(`${monthly} a month`).first()).toBeVisible()

  // A page without React: its links and figures.
  await page.goto('/cars/used')
  await expect(page.locator('main a[href^="/vehicles/"]').first()).toHaveAttribute('href', /deposit=1500/)

  // A vehicle opened without terms.
  await page.goto(`/vehicles/${id}`)
  await expect(page.getByText(`Monthly Prices From ${monthly}`)).toBeVisible()
  await expect(page).toHaveURL(/\/vehicles\/[^?]*$/)

  // The deposit of a link that somebody sent is not kept when something else is changed.
  await page.goto(`/vehicles/${id}?deposit=2000`)
  await page.getByLabel('Your yearly mileage').fill('9000')
  await expect(page).toHaveURL(/milesPerYear=9000/)
  expect(await page.evaluate(() => localStorage.getItem('forecourt.terms'))).toBe('{"deposit":"1500"}')
  expect(await context.cookies()).toEqual([])
})

test('vans have their prices with and without VAT', async ({ page }) => {
  await page.goto('/van-search?vatStatus=Ex+VAT')
  await page.getByRole('link', { name: 'Inc VAT' }).click()
  await expect(page).toHaveURL(/vat=inc/)
  await expect(page.getByRole('link', { name: 'Inc VAT' })).toHaveAttribute('aria-current', 'true')
  await page.locator('main a[href^="/vehicles/"]').first().click()
  await expect(page).toHaveURL(/\/vehicles\/.*vat=inc/)
  await expect(
    page.getByText('Ex VAT is the price before VAT at 20%. Monthly prices include VAT.'),
  ).toBeVisible()
  const shown = page.getByRole('link', { name: 'Inc VAT' })
  await expect(shown).toHaveAttribute('aria-current', 'true')
  await page.getByRole('link', { name: 'Ex VAT' }).click()
  await expect(page).toHaveURL(/vat=ex/)
  await expect(
    page
      .getByRole('main')
      .getByText(/^ ?Ex VAT, £[\d,.]+ with VAT$/)
      .first(),
  ).toBeVisible()
})

test('the budget form leads to the search with its terms', async ({ page }) => {
  await page.goto('/car-search?make=Ford')
  await page.getByText('Monthly prices: £0 deposit, 60 months').click()
  await page.getByLabel('Monthly limit (£)').fill('250')
  await page.getByLabel('Deposit (£)').last().fill('1000')
  await page.getByLabel('Term (months)').fill('48')
  await page.getByRole('button', { name: 'Use this budget' }).click()
  await expect(page).toHaveURL(/make=Ford.*deposit=1000&term=48/)
  await expect(page.getByText('Your budget: up to £250 a month, £1,000 deposit, 48 months')).toBeVisible()
  const figures = await page
    .locator('main article')
    .getByText(/ a month$/)
    .allTextContents()
  expect(figures.length).toBeGreaterThan(0)
  expect(await accessibilityFaults(page)).toEqual([])
  for (const figure of figures) expect(Number(figure.replaceAll(/[^\d.]/g, ''))).toBeLessThanOrEqual(250)
})

test('a budget holds from page to page, is shown, and is cleared for all of them', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('radio', { name: 'Monthly' }).check()
  await page.getByLabel('Monthly limit (£)').fill('300')
  await page.getByLabel('Deposit (£)').fill('1000')
  await page.getByRole('button', { name: 'Vans', exact: true }).click()
  await expect(page).toHaveURL(/\/van-search\?deposit=1000&monthlyPrice=-300$/)

  // Pages without React: links to results have the budget, those that say how many they lead to only its terms.
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'More newly arrived cars' })).toHaveAttribute(
    'href',
    '/car-search?sort=most_recent&deposit=1000&monthlyPrice=-300',
  )
  await page.goto('/cars/used')
  const line = page.locator('[data-budget-line]')
  await expect(line).toContainText('Your budget: up to £300 a month, £1,000 deposit, 60 months')
  const all = page.locator('#menu a', { hasText: 'Search all cars' })
  await expect(all).toHaveAttribute('href', '/car-search?deposit=1000')
  const counted = page.locator('main a[href^="/car-search?"]', { hasText: /\d/ }).first()
  await expect(counted).not.toHaveAttribute('href', /monthlyPrice/)
  expect(await accessibilityFaults(page)).toEqual([])

  // Results that were opened by their address offer the limit, and say when it is in use.
  await page.goto('/car-search')
  await page
    .getByRole('link', { name: 'Apply your budget: up to £300 a month, £1,000 deposit, 60 months' })
    .click()
  await expect(page.getByText('Your budget: up to £300 a month, £1,000 deposit, 60 months')).toBeVisible()
  await page.locator('main article a').first().click()
  await expect(page.getByText('within your limit of £300 a month')).toBeVisible()
  await page.getByRole('button', { name: 'Clear budget' }).click()
  await expect(page.getByText('your limit of')).toHaveCount(0)
  await expect(page.getByLabel('Deposit (£)')).toHaveValue('0')

  await page.goto('/cars/used')
  await expect(page.locator('main a[href^="/vehicles/"]').first()).not.toHaveAttribute('href', /deposit/)
  await expect(line).toBeHidden()
})
