import {
  expectDeliveredOnce,
  firstVan,
  openFilledApplication,
  payloadFor,
  submit,
} from './application-journey.ts'
import { expect, test } from './support/test.ts'

const submitted = 'Application submitted!'
const failed = 'Submission failed—please try again'

test('a form that is refused, sent offline, and whose answer is lost keeps its answers, and is sent once', async ({
  page,
  context,
  request,
  leadService,
}) => {
  const van = await firstVan(request)
  const dialog = await openFilledApplication(page, van._id)

  await test.step('a refused answer is named in a link to its box, in an earlier step too', async () => {
    const faults = [{ path: 'surname', message: 'must be one line of text' }]
    await page.route('**/api/finance-application', (route) =>
      route.fulfill({ status: 422, json: { faults } }),
    )
    await submit(dialog)
    await dialog.getByRole('link', { name: 'Surname: must be one line of text' }).click()
    await expect(dialog.getByLabel('Surname')).toBeFocused()
    await expect(dialog.getByLabel('Surname')).toHaveValue('Quillfeather')
    expect(new URL(page.url()).hash).toBe('')
    await page.unrouteAll()
  })

  await test.step('without a connection the form stays open and keeps the answers', async () => {
    await context.setOffline(true)
    await submit(dialog)
    await expect(dialog.getByRole('alert')).toHaveText(failed)
    await expect(dialog.getByRole('status').filter({ hasText: 'You are offline.' })).toBeInViewport()
    await expect(dialog.getByLabel('Job title')).toHaveValue('Baker')
    await context.setOffline(false)
    await expect(dialog.getByText('You are back online. Submit the form again.')).toBeVisible()
  })

  await test.step('a retry after a lost response does not create a second application', async () => {
    let lost = false
    await page.route('**/api/finance-application', async (route) => {
      if (lost) return route.continue()
      lost = true
      await route.fetch()
      await route.abort('connectionreset')
    })
    await submit(dialog)
    await expect(dialog.getByRole('alert')).toHaveText(failed)
    await submit(dialog)
    await expect(page.getByRole('alert')).toHaveText(submitted)
    await expectDeliveredOnce(leadService, request, payloadFor(van))
  })
})
