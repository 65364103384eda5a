import { expect, it } from 'vitest'
import { applicationSteps, fieldsOfStep } from '#domain/applications/application-fields.ts'
import { answers } from '../support/applicant.ts'
import { inEachBrowser, type Listed } from './support/in-each-browser.ts'
import type { Page } from './support/page.ts'

async function fillStep(page: Page, step: number): Promise<void> {
  for (const { name, label, type, choices } of fieldsOfStep(step)) {
    const answer = answers[name] ?? ''
    if (choices) await page.click('dialog[open] input', answer)
    else if (type === 'birth-date')
      for (const [index, part] of ['Year', 'Month', 'Day'].entries()) {
        await page.click('dialog[open] input', part)
        await page.type(String(Number(answer.split('-')[index])))
      }
    else {
      await page.click('dialog[open] input', label)
      await page.type(answer)
    }
  }
}

/** A press while the step is new does nothing. */
const onward = 'dialog[open] button:not([aria-disabled=true])'

inEachBrowser((visit) => {
  it('six steps are sent, announced, and arrive as specified', async () => {
    const { page, leadService, ask } = visit()
    const [{ _id, vehicle }] = await ask<[Listed]>('/api/vehicles/search/van?pageSize=1')
    await page.goto(`/vehicles/${_id}`)
    await page.click('main a, main button', 'Apply for Finance')
    for (const [index, title] of applicationSteps.entries()) {
      await page.until(
        (title: string) =>
          document.activeElement?.matches('dialog *') && document.activeElement.textContent?.includes(title),
        title,
      )
      await fillStep(page, index + 1)
      if (index < applicationSteps.length - 1) await page.click(onward, 'Next')
    }
    await page.click(onward, 'Submit')
    await page.shows('[role=alert]', 'Application submitted!')
    await page.until(() => document.querySelector('dialog[open]') === null)
    const { make, model, registration, odometerReadingMiles: mileage } = vehicle
    const [lead] = await leadService.accepted(1)
    expect(lead?.body).toEqual({
      vehicleId: _id,
      vehicleDetails: { make, model, registration, mileage },
      ...answers,
      reference: expect.any(String),
      acceptedAt: expect.any(String),
      vehicleUrl: expect.stringMatching(new RegExp(`/vehicles/${_id}$`)),
    })
    await page.click('main a', 'See what has happened with it')
    await page.shows('h1', 'Your finance application')
  })
})
