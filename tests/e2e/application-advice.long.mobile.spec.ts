import { firstVan, openApplication } from './application-journey.ts'
import { expect, test } from './support/test.ts'

test('advice appears at the tap that leaves a field, and for what the browser fills in', async ({
  page,
  request,
}) => {
  await test.step('advice appears at the tap that leaves a field, and goes with the value it was made for', async () => {
    const dialog = await openApplication(page, (await firstVan(request))._id)
    await dialog.getByRole('button', { name: 'Next' }).tap()
    const phone = dialog.getByLabel('Phone', { exact: true })
    const email = dialog.getByLabel('Email', { exact: true })
    await phone.tap()
    await page.keyboard.type('07700 90045')
    await expect(phone).not.toHaveAccessibleDescription(/Check/)
    await email.tap()
    await expect(phone).toHaveAccessibleDescription(/It has 10 digits/)
    await expect(email).toBeFocused()

    const birth = dialog.getByRole('group', { name: 'Date of birth' })
    for (const [box, text] of [
      ['Day', '17'],
      ['Month', '4'],
      ['Year', '88'],
    ] as const) {
      await birth.getByLabel(box).tap()
      await page.keyboard.type(text)
      await expect(birth).not.toHaveAccessibleDescription(/Check/)
    }
    await email.tap()
    await expect(birth).toHaveAccessibleDescription(/Check the year of birth. It should have four digits/)
    await birth.getByLabel('Year').fill('1988')
    await expect(birth).not.toHaveAccessibleDescription(/Check/)
    await phone.tap()
    await expect(phone).toBeFocused()
    await expect(birth).not.toHaveAccessibleDescription(/Check/)
  })

  await test.step('an answer that the browser fills in has its advice without the focus', async () => {
    // The tab has kept the step.
    const dialog = await openApplication(page, (await firstVan(request))._id)
    const email = dialog.getByLabel('Email', { exact: true })
    await email.evaluate((input: HTMLInputElement) => {
      // React remembers what its own setter was given.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'ada@gmial.com')
      for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }))
    })
    await expect(email).toHaveAccessibleDescription(/Did you mean ada@gmail.com\?/)
  })
})
