import { referenceOf } from '../../domain/applications/application-reference.ts'
import { expectDeliveredOnce, fillPage, firstVan, payloadFor, submit } from './application-journey.ts'
import { overflow } from './support/accessibility.ts'
import { expect, sampled, test } from './support/test.ts'

const submitted = 'Application submitted!'

test('without script the form is answered with its confirmation', async ({ page, request, leadService }) => {
  const van = await firstVan(request)
  await page.goto(`/vehicles/${van._id}/apply`)
  await fillPage(page)
  const answer = page.waitForResponse((response) => response.request().method() === 'POST')
  await submit(page)
  expect([(await answer).status(), (await answer).headers()['cache-control']]).toEqual([200, 'no-store'])
  await expect(page.getByRole('alert')).toHaveText(submitted)
  await expect(page.locator('#outcome')).toBeFocused()
  const confirmation = page.getByRole('region', { name: 'Your finance application' })
  const [lead] = await leadService.accepted(1)
  const reference = referenceOf(String(lead?.headers['idempotency-key']))
  await expect(confirmation.getByRole('definition').first()).toHaveText(reference)
  await expect(confirmation.getByText('Quillfeather', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Submit' })).toHaveCount(0)
  expect(page.url()).not.toMatch(/Quillfeather|1988|1850/)
  expect(await page.context().cookies()).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await overflow(page)).toEqual([])
})

test(
  'without script, Submit pressed twice and a reload send one application',
  sampled(false),
  async ({ page, request, leadService }) => {
    const van = await firstVan(request)
    await page.goto(`/vehicles/${van._id}/apply`)
    await fillPage(page)
    await page.getByRole('button', { name: 'Submit' }).dblclick()
    await expect(page.getByRole('alert')).toHaveText(submitted)
    const reference = await page.getByRole('definition').first().textContent()
    await page.reload()
    await expect(page.getByRole('alert')).toHaveText(submitted)
    await expect(page.getByRole('definition').first()).toHaveText(reference ?? '')
    await expectDeliveredOnce(leadService, request, payloadFor(van))
  },
)

test(
  'without script, a form that is sent without a connection is sent again by a reload',
  sampled(false),
  async ({ page, context, request, leadService }) => {
    const van = await firstVan(request)
    await page.goto(`/vehicles/${van._id}/apply`)
    await fillPage(page)
    await context.setOffline(true)
    await submit(page)
    await expect(page.getByRole('button', { name: 'Submit' })).toHaveCount(0)
    await context.setOffline(false)
    await page.reload()
    await expect(page.getByRole('alert')).toHaveText(submitted)
    await expectDeliveredOnce(leadService, request, payloadFor(van))
  },
)

test('without script, going back and sending the same answers again is one application', async ({
  page,
  request,
  leadService,
}) => {
  const van = await firstVan(request)
  await page.goto(`/vehicles/${van._id}`)
  await page.getByRole('link', { name: 'Apply for Finance' }).first().click()
  await fillPage(page)
  await submit(page)
  await expect(page.getByRole('alert')).toHaveText(submitted)
  await page.goBack()
  await fillPage(page)
  await submit(page)
  await expect(page.getByRole('alert')).toHaveText(submitted)
  await expectDeliveredOnce(leadService, request, payloadFor(van))
})
