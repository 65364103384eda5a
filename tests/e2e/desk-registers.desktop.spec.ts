import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readMotVehicle } from '#domain/registers/mot-history.ts'
import { exampleRecord } from '#domain/stock/example-record.ts'
import { prepareRecord } from '#server/feed/prepare-record.ts'
import { startDvlaServer } from '#server/registers/testing/dvla-server.ts'
import { testOf } from '#server/registers/testing/mot-server.ts'
import { openStockStore, type StockPlace } from '#server/store/open-stock-store.ts'
import { accessibilityFaults } from './support/accessibility.ts'
import { comeIn, testAtDesk } from './support/desk-visit.ts'
import { expect } from './support/test.ts'

const key = 'a-key-of-the-dvla'
let dvla: Awaited<ReturnType<typeof startDvlaServer>>

const test = testAtDesk([], {
  async fill(config) {
    await readRegister(config)
    dvla = await startDvlaServer({
      key,
      change: (answer, plate) => (plate === 'AA19DSL' ? { ...answer, delayMs: 1_500 } : answer),
    })
  },
  settings: () => ({ DVLA_API_KEY: key, DVLA_URL: dvla.url }),
})
test.afterAll(() => dvla.close())

function vehicle(stockId: string, registration: string, odometerReadingMiles: number) {
  const { metadata, vehicle, ...record } = exampleRecord()
  return {
    ...record,
    metadata: { ...metadata, stockId, versionNumber: null, lastUpdated: null },
    vehicle: {
      ...vehicle,
      ...{ make: 'Ford', model: 'Focus', colour: 'Blue', fuelType: 'Petrol', vin: null },
      registration,
      odometerReadingMiles,
    },
  }
}

/** Two vehicles, of which the MOT register was asked. */
async function readRegister(place: StockPlace): Promise<void> {
  const store = await openStockStore(place)
  const stock = [vehicle('F1', 'AB12 CDE', 24_000), vehicle('F2', 'CD34 EFG', 50_000)]
  await store.write((writer) => writer.put(stock.map((record) => prepareRecord(record))))
  await store.write(async (writer) => {
    const plates = [
      { id: 'F1', plate: 'AB12CDE' },
      { id: 'F2', plate: 'CD34EFG' },
    ]
    await writer.followMot(plates, { change: 1, id: 'F2' })
    await writer.keepMot(
      plates.map(({ id, plate }) => {
        const tests = id === 'F1' ? [testOf('2030-03-10', 42_000)] : [testOf('2024-03-10', 40_000)]
        const found = readMotVehicle(
          { registration: plate, make: 'FORD', primaryColour: 'Red', motTests: tests },
          plate,
        )
        if (!found) throw new Error('The register says nothing')
        const history = { state: 'found' as const, plate, readOn: '2030-03-11', ...found }
        return { id, plate, failures: 0, askedAt: Date.now(), nextAt: Date.now(), history }
      }),
    )
  })
  await store.close()
}

test('a plate fills in the form of a new vehicle; what was typed stays, and the form works when the DVLA does not', async ({
  context,
  place: { config, desk },
}) => {
  const page = await comeIn(context, desk, 'Ann')
  await page.goto(`${desk.url}/stock/add`)
  const plate = page.getByLabel('Registration, if it has one')
  const lookUp = page.getByRole('button', { name: 'Fill in from the DVLA' })
  const press = async () => {
    const answered = page.waitForResponse((response) => response.request().method() === 'POST')
    await lookUp.click()
    await answered
    await expect(lookUp).toBeEnabled()
  }
  for (const [typed, says] of [
    ['my car', 'This is not a UK number plate'],
    ['ER19 BAD', 'This is not a UK number plate'],
    ['ER19 NFD', 'The DVLA has no vehicle with this number plate.'],
    ['ER19 ERR', 'The DVLA could not be asked.'],
    ['ER19 MNT', 'The DVLA could not be asked.'],
  ] as const) {
    await plate.fill(typed)
    await press()
    await expect(page.getByText(says)).toBeVisible()
    await expect(plate).toHaveValue(typed)
  }
  // Another vehicle first: what the DVLA said of it does not stay.
  await plate.fill('AA19 AAA')
  await press()
  await expect(page.getByLabel('Make, needed')).toHaveValue('FORD')
  await plate.fill('aa19 dsl')
  await page.getByLabel('Colour').fill('Arctic white')
  await lookUp.click()
  // Typed while the DVLA is slow.
  await page.getByLabel('Model, needed').fill('Sprinter')
  await expect(page.getByText('Your colour stays; the DVLA says BLUE.')).toBeVisible()
  await expect(page.getByLabel('Make, needed')).toHaveValue('MERCEDES-BENZ')
  await expect(page.getByLabel('Colour')).toHaveValue('Arctic white')
  await expect(page.getByLabel('MOT until')).toHaveValue('14/03/2027')
  await expect(page.getByLabel('Model, needed')).toHaveValue('Sprinter')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByLabel('Price, needed').fill('18,995 + VAT')
  await page.getByLabel('Year').fill('2018')
  await page.getByLabel('Mileage').fill('62k')
  await page.getByLabel('Mileage').press('Enter')
  await expect(page.getByRole('heading', { name: 'Mercedes-Benz Sprinter' })).toBeVisible()
  // The plate is in no address, and in nothing that the desk writes.
  expect(dvla.requests.every(({ url }) => url === '/v1/vehicles')).toBe(true)
  expect(desk.log.join('\n')).not.toMatch(/aa19|er19/i)
  const store = await openStockStore(config)
  const [record] = await store.findMany(['AA19DSL'])
  await store.close()
  const on = expect.any(String)
  expect(record?.provenance).toEqual(
    expect.arrayContaining([
      { field: 'vehicle.make', source: 'DVLA', on },
      { field: 'vehicle.fuelType', source: 'DVLA', on },
      { field: 'vehicle.motExpiryDate', source: 'DVLA', on },
      { field: 'vehicle.colour', source: 'dealer', on, dvla: 'BLUE' },
      { field: 'vehicle.yearOfManufacture', source: 'dealer', on, dvla: '2019' },
    ]),
  )
  expect(record?.vehicle).toMatchObject({
    taxStatus: 'Taxed',
    engineCapacityCC: 2143,
    yearOfManufacture: 2018,
  })
})

test('without script, a mileage is confirmed and taken back, and a plate fills in the form or says why not', async ({
  browser,
  place: { desk },
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await comeIn(context, desk, 'Ann')
  await page.goto(`${desk.url}/stock/registers`)
  const looked = page.getByRole('button', { name: 'I have looked: the mileage is right' })
  await looked.click()
  await expect(page.getByText('Ford Focus AB12 CDE: Ann said that its mileage is right.')).toBeVisible()
  await expect(looked).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(looked).toBeVisible()

  await page.goto(`${desk.url}/stock/add`)
  const lookUp = page.getByRole('button', { name: 'Fill in from the DVLA' })
  await page.getByLabel('Registration, if it has one').fill('aa19 aaa')
  await page.getByLabel('Model, needed').fill('Focus')
  await lookUp.click()
  await expect(page.getByLabel('Make, needed')).toHaveValue('FORD')
  await page.getByLabel('Colour').fill('Arctic white')
  await lookUp.click()
  await expect(page.getByText('Your colour stays; the DVLA says BLUE.')).toBeVisible()
  // The last that is asked of the DVLA here, because it is not asked again for a while.
  await page.getByLabel('Registration, if it has one').fill('ER19 THR')
  await lookUp.click()
  await expect(page.getByText('The DVLA could not be asked. It answers again in 30 seconds.')).toBeVisible()
  await expect(page.getByLabel('Colour')).toHaveValue('Arctic white')
  await expect(page.getByLabel('Model, needed')).toHaveValue('Focus')
  await context.close()
})

test('adverts that differ from the MOT record are counted, listed, looked at and corrected', async ({
  context,
  place: { dataDir, desk },
}) => {
  const page = await comeIn(context, desk, 'Ann Smith')
  await expect(
    page.getByText('2 adverts differ from it. 1 shows no mileage until you have looked.'),
  ).toBeVisible()
  await page.getByRole('link', { name: 'See where they differ' }).click()
  await expect(page.getByRole('heading', { name: 'The MOT record' })).toBeVisible()
  const vehicles = page.getByRole('main').getByRole('listitem')
  const first = vehicles.filter({ has: page.getByRole('link', { name: 'Ford Focus' }) }).first()
  await expect(first).toContainText(
    'The advert says 24,000 miles, and the MOT test of 10 March 2030 says 42,000 miles.',
  )
  await expect(page.getByText('The MOT ended on 10 March 2025')).toBeVisible()
  await expect(page.getByText('The advert says colour Blue, and the MOT register says Red.')).toHaveCount(2)
  expect(await accessibilityFaults(page)).toEqual([])

  await page.getByRole('button', { name: 'I have looked: the mileage is right' }).click()
  await expect(page.getByText('Ford Focus AB12 CDE: Ann Smith said that its mileage is right.')).toBeVisible()
  await expect(page.getByRole('button', { name: /I have looked/ })).toHaveCount(0)
  const audit = await readFile(join(dataDir, 'applications.audit.ndjson'), 'utf8')
  expect(audit).toContain('"user":"Ann Smith","command":"stock","vehicle":"F1","act":"mileage"')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: /I have looked/ })).toBeVisible()

  await page.getByRole('link', { name: 'Change the mileage' }).click()
  await expect(page.getByLabel('Mileage')).toBeFocused()
  await page.getByLabel('Mileage').fill('42,100')
  await page.getByRole('button', { name: 'Save the fields' }).click()
  await expect(page.getByText('The MOT record says something else')).toBeVisible()
  await page.getByLabel('Desk').getByRole('link', { name: 'Stock' }).click()
  await page.getByRole('link', { name: '2 adverts differ from the MOT record' }).click()
  await expect(page.getByRole('button', { name: /I have looked/ })).toHaveCount(0)
})
