import { answers } from '../support/applicant.ts'
import {
  expectDeliveredOnce,
  fillStep,
  firstVan,
  openApplication,
  payloadFor,
  skipToSubmit,
  submit,
} from './application-journey.ts'
import { expect, test } from './support/test.ts'

const submitted = 'Application submitted!'

test('pressing Submit twice sends one application', async ({ page, request, leadService }) => {
  const van = await firstVan(request)
  const dialog = await skipToSubmit(page, van._id)
  await dialog.getByLabel('Job title').fill('Baker')
  await dialog.getByRole('button', { name: 'Submit' }).dblclick()
  await expect(page.getByRole('alert')).toHaveText(submitted)
  const blank = Object.fromEntries(Object.keys(answers).map((name) => [name, '']))
  await expectDeliveredOnce(leadService, request, payloadFor(van, { ...blank, jobTitle: 'Baker' }))
})

test('an application that is closed and opened again before the next frame stays open', async ({
  page,
  request,
}) => {
  const van = await firstVan(request)
  const dialog = await openApplication(page, van._id)
  const heading = dialog.getByRole('heading', { name: 'Step 1 of 6' })
  await expect(heading).toBeFocused()
  const opener = page.getByRole('button', { name: 'Apply for Finance', includeHidden: true }).first()
  const apply = await opener.elementHandle()
  await dialog.getByRole('button', { name: 'Close' }).evaluate(async (close: HTMLElement, again) => {
    close.click()
    // React renders in a microtask.
    await null
    ;(again as HTMLElement).click()
    // Longer than the steps of closing: a frame, a task and an event.
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame)
  }, apply)
  await expect(heading).toBeFocused()
  expect(await dialog.evaluate((element: HTMLDialogElement) => element.matches(':modal'))).toBe(true)
})

test('closing keeps the answers, and so does a reload, except what no browser may store', async ({
  page,
  request,
}) => {
  const van = await firstVan(request)
  const dialog = await openApplication(page, van._id)
  await fillStep(dialog, 1)
  await dialog.getByRole('button', { name: 'Next' }).click()
  await fillStep(dialog, 2)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Apply for Finance' }).first().click()
  await expect(dialog.getByRole('heading', { name: 'Step 2 of 6' })).toBeFocused()
  await expect(dialog.getByLabel('Surname')).toHaveValue('Quillfeather')
  await expect(dialog.getByText('except your date of birth and income')).toBeVisible()

  const kept = await page.evaluate(async () => ({
    url: location.href,
    device: { ...localStorage },
    cookies: document.cookie,
    databases: await indexedDB.databases(),
  }))
  expect(JSON.stringify(kept)).not.toContain('Quillfeather')
  expect(kept.databases).toEqual([])
  const inTab = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }))
  expect(await inTab()).not.toContain('1988')

  const asked: string[] = []
  page.on('dialog', async (question) => {
    asked.push(question.type())
    await question.accept()
  })
  await page.reload()
  expect(asked).toEqual(['beforeunload'])
  await page.getByRole('button', { name: 'Apply for Finance' }).first().click()
  await expect(dialog.getByRole('heading', { name: 'Step 2 of 6' })).toBeFocused()
  await expect(dialog.getByLabel('Surname')).toHaveValue('Quillfeather')
  await dialog.getByRole('status').getByRole('link', { name: 'Date of birth' }).click()
  await expect(dialog.getByLabel('Day')).toBeFocused()
  await expect(dialog.getByLabel('Day')).toHaveValue('')
  await fillStep(dialog, 2)
  await expect(dialog.getByText('Please enter these answers again')).toHaveCount(0)
  for (const step of [3, 4, 5, 6]) {
    await dialog.getByRole('button', { name: 'Next' }).click()
    await fillStep(dialog, step)
  }
  expect(await inTab()).toContain('Albert Dock')
  expect(await inTab()).not.toMatch(/1988|1850/)
  await submit(dialog)
  await expect(page.getByRole('alert')).toHaveText('Application submitted!')
  expect(await inTab()).not.toContain('Quillfeather')
})
