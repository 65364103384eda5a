import { answers } from '../support/applicant.ts'
import { expectDeliveredOnce, fillPage, firstVan, payloadFor, submit } from './application-journey.ts'
import { expect, test } from './support/test.ts'

test('without script a refused form is shown again, filled in', async ({ page, request, leadService }) => {
  const van = await firstVan(request)
  await page.goto(`/vehicles/${van._id}/apply`)
  await fillPage(page)
  await page.getByLabel('Employer').fill('Tea\u0007Rooms')
  await submit(page)
  await expect(page.getByRole('alert')).toHaveText('Submission failed—please try again')
  await expect(page.getByText('Employer: must be one line of text')).toBeVisible()
  await expect(page.getByLabel('Surname')).toHaveValue('Quillfeather')
  await expect(page.getByRole('radio', { name: 'Full UK' })).toBeChecked()
  await page.getByLabel('Employer').fill(answers.employer ?? '')
  await submit(page)
  await expect(page.getByRole('alert')).toHaveText('Application submitted!')
  await expectDeliveredOnce(leadService, request, payloadFor(van))
})
