import { startDvlaServer } from '#server/registers/testing/dvla-server.ts'
import { startSiteWithStock } from '../support/site-with-stock.ts'
import { accessibilityFaults } from './support/accessibility.ts'
import { expect, test } from './support/test.ts'

const key = 'a-key-of-the-dvla'

test('a number plate fills in a part-exchange when it is asked to, and the form works while the DVLA does not', async ({
  page,
  leadService,
}) => {
  const dvla = await startDvlaServer({
    key,
    change: (answer, plate) => (plate === 'AA19PPP' ? { ...answer, status: 503 } : answer),
  })
  const site = await startSiteWithStock({
    env: { LEAD_SERVICE_URL: leadService.url, DVLA_API_KEY: key, DVLA_URL: dvla.url },
  })
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  page.on('framenavigated', (frame) => addresses.push(frame.url()))
  const plate = page.getByLabel('Number plate')
  const lookUp = page.getByRole('button', { name: 'Fill in from the number plate' })

  await page.goto(`${site.url}/part-exchange/enquire`)
  await expect(page.getByText('This sends the number plate to the DVLA, and nothing else.')).toBeVisible()
  await page.getByLabel('Your name').fill('Ottoline')
  await plate.fill('aa19 aaa')
  expect(dvla.requests).toHaveLength(0)
  await lookUp.click()
  await expect(page.getByText('The DVLA says: Ford, 2019, petrol, blue.')).toBeVisible()
  await expect(page.getByLabel('Make')).toHaveValue('Ford')
  await expect(page.getByLabel('Year')).toHaveValue('2019')
  await expect(page.getByLabel('Your name')).toHaveValue('Ottoline')

  // Out of order, then away: what was filled in stays. `server/registers/dvla.test.ts` has the one that never answers.
  await plate.fill('AA19 PPP')
  await lookUp.click()
  await expect(
    page.getByText('The DVLA could not be asked. You can fill in the form yourself.'),
  ).toBeVisible()
  await expect(page.getByLabel('Make')).toHaveValue('Ford')
  await dvla.close()
  await plate.fill('AA19 DSL')
  await lookUp.click()
  await expect(
    page.getByText('The DVLA could not be asked. You can fill in the form yourself.'),
  ).toBeVisible()

  // Known of today, without the DVLA.
  await plate.fill('AA19 AAA')
  await lookUp.click()
  await expect(page.getByText('What the DVLA says: Ford, 2019, first registered March 2019')).toBeVisible()
  await page.getByText('Correct fuel, colour, engine, tax or MOT').click()
  await page.getByLabel('Colour').fill('Magenta')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByLabel('Year').fill('2020')
  await page.getByLabel('Model').fill('Fiesta')
  await page.getByLabel('Mileage').fill('42,000')
  await page.getByLabel('Email').fill('ottoline@example.com')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('We have your vehicle’s details')).toBeVisible()
  const [lead] = await leadService.accepted(1)
  expect(lead?.body).toMatchObject({
    partExchange: {
      ...{ registration: 'AA19 AAA', make: 'Ford', model: 'Fiesta', year: '2020', colour: 'Magenta' },
      ...{ fuel: 'Petrol', mot: 'Valid until 14 March 2027', dvla: expect.stringContaining('petrol, blue') },
    },
  })
  await site.close()
  const written = [...addresses, ...site.log].join('\n')
  expect(written).not.toMatch(/aa19|(?:aaa|dsl|ppp)\b/i)
})
