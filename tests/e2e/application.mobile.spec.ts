import { answers } from '../support/applicant.ts'
import {
  expectDeliveredOnce,
  firstVan,
  openFilledApplication,
  payloadFor,
  submit,
} from './application-journey.ts'
import { expect, test } from './support/test.ts'

test('an earlier answer can be corrected in the summary, and there is no Back button', async ({
  page,
  request,
  leadService,
}) => {
  const van = await firstVan(request)
  const dialog = await openFilledApplication(page, van._id)
  await expect(dialog.getByRole('button', { name: /back|previous/i })).toHaveCount(0)
  const summary = dialog.getByRole('region', { name: 'Your answers so far' })
  await summary.getByText('Personal details').click()
  await summary.getByLabel('Surname').fill('Byron')
  await summary.getByLabel('Surname').press('Enter')
  await expect(summary).toContainText('Wilhelmina, Byron')
  await expect(dialog.getByRole('heading', { name: 'Step 6 of 6' })).toBeVisible()
  await submit(dialog)
  await expectDeliveredOnce(leadService, request, payloadFor(van, { ...answers, surname: 'Byron' }))
})
