import type { Page } from '@playwright/test'
import { filterDefinitions, filterFields, isTextField, type TextField } from '#domain/stock/filter-fields.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { hydrated, nextFrame } from './support/script.ts'
import { resultsHeading } from './support/search-counts.ts'
import { expect, test } from './support/test.ts'

// The address of a search changes by an act of the visitor alone, whatever its form can show.

const several = filterFields.filter(isTextField).filter((field) => filterDefinitions[field].plural)
const typeOf = (field: TextField): VehicleType => filterDefinitions[field].types?.[0] ?? 'car'

/** What a shared link asks for, as its address is when nobody has touched the page. */
async function expectUntouched(page: Page, address: string): Promise<void> {
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('-search.json')) requests.push(request.url())
  })
  await page.goto(address)
  const heading = await resultsHeading(page).textContent()
  const length = await page.evaluate(() => history.length)
  await hydrated(page)
  for (let frame = 0; frame < 3; frame += 1) await nextFrame(page)
  expect(await page.evaluate(() => location.pathname + location.search)).toBe(address)
  expect(await page.evaluate(() => history.length)).toBe(length)
  await expect(resultsHeading(page)).toHaveText(heading ?? '')
  expect(requests).toEqual([])
}

for (const field of several)
  test(`several values of ${field} stay, with and without stock`, async ({ page, request }) => {
    const type = typeOf(field)
    const { [field]: values = [] } = await (await request.get(`/api/vehicles/distinct/${type}`)).json()
    const [first, second] = [values.at(0), values.at(-1)]
    const query = new URLSearchParams([
      [field, first],
      [field, second],
      [field, 'Nothing Has This'],
      ['price', '-900'],
    ])
    await expectUntouched(page, `/${type}-search?${query}`)
  })

for (const address of [
  '/car-search?make=Ford&make=Cupra&price=-5000',
  '/car-search?fuelType=Petrol+Hybrid&fuelType=Diesel+Hybrid&bodyType=Estate&price=-7000',
  '/truck-search?notUnderstood=3+axle',
  '/car-search?make=Ford&model=Fiesta&model=Ka&colour=Beige',
  '/car-search?sort=distance',
])
  test(`a shared link stays as it is: ${address}`, async ({ page }) => {
    // A postcode that was typed elsewhere in the tab is not sent by itself.
    await page.addInitScript(() => sessionStorage.setItem('postcode', '"M1"'))
    await expectUntouched(page, address)
  })
