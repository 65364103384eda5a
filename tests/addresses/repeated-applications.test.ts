import type { DemoRecord } from 'demo-stock/demo-record.ts'
import { makeDemoStock } from 'demo-stock/make-demo-stock.ts'
import { parse } from 'node-html-parser'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { emptyValues, toApplicationVehicle, toPayload } from '#app/features/application/application-values.ts'
import { keyFor } from '#app/features/application/idempotency-key.ts'
import { sendApplication } from '#app/features/application/send-application.ts'
import { openTestApp } from '#server/http/testing/open-test-app.ts'
import { startFakeLeadService } from '#server/leads/fake-lead-service.ts'
import { loadPages } from '#server/load-pages.ts'
import { answers } from '../support/applicant.ts'

const [vehicle] = [...makeDemoStock({ count: 1 })] as [DemoRecord]

afterEach(() => vi.unstubAllGlobals())

/** The built site with one vehicle, and the lead service that it delivers to. */
async function open(limits = {}) {
  const leadService = await startFakeLeadService(() => ({ status: 201 }))
  const site = await openTestApp({
    stock: [vehicle],
    env: { LEAD_SERVICE_URL: leadService.url },
    pagesOn: (services) => loadPages(services),
    limits,
  })
  onTestFinished(async () => {
    await site.close()
    await leadService.close()
  })
  site.composition.startWorking()
  const origin = await site.app.listen({ port: 0, host: '127.0.0.1' })
  return { leadService, origin }
}

// What the dialog does when Submit is pressed; a journey shows that it does so.
it('a correction after two lost answers is a new application, and each of the two is delivered once', async () => {
  const { leadService, origin } = await open()
  const { fetch } = globalThis
  let answersToLose = 2
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const answer = await fetch(new URL(address, origin), init)
    // The site's own requests, to the lead service, lose none.
    if (!address.startsWith('/')) return answer
    answersToLose -= 1
    if (answersToLose >= 0) throw new TypeError('The connection was reset')
    return answer
  })
  const keys = new Map<string, string>()
  const submit = (jobTitle: string) => {
    const body = JSON.stringify(
      toPayload(toApplicationVehicle(vehicle), { ...emptyValues, ...answers, jobTitle }),
    )
    return sendApplication(body, keyFor(body, keys))
  }
  const unanswered = { state: 'failed', failure: { unanswered: true } }
  expect(await submit('Baker')).toMatchObject(unanswered)
  expect(await submit('Head baker')).toMatchObject(unanswered)
  expect(await submit('Head baker')).toMatchObject({ state: 'accepted' })
  // A later one shows that nothing else was sent before it.
  expect(await submit('Last')).toMatchObject({ state: 'accepted' })
  await vi.waitFor(() => expect(leadService.applications.size).toBe(3), { timeout: 45_000 })
  const delivered = [...leadService.applications.values()]
  expect(delivered.map((bodies) => bodies.map((body) => (body as typeof answers).jobTitle)).sort()).toEqual([
    ['Baker'],
    ['Head baker'],
    ['Last'],
  ])
})

it('without script a form over the rate limit keeps its answers, and says how long to wait', async () => {
  const { origin } = await open({ formsPerTenMinutes: 1 })
  const address = `${origin}/vehicles/${vehicle.metadata.stockId}/apply`
  const { dob = '', ...others } = answers
  const [year = '', month = '', day = ''] = dob.split('-')
  const filledIn = { ...others, phone: '07700 90045', 'dob-day': day, 'dob-month': month, 'dob-year': year }
  const send = () => fetch(address, { method: 'POST', body: new URLSearchParams(filledIn) })
  expect((await send()).status).toBe(200)
  const limited = await send()
  const minutes = Math.ceil(Number(limited.headers.get('retry-after')) / 60)
  const page = parse(await limited.text())
  expect([limited.status, limited.headers.get('cache-control')]).toEqual([429, 'no-store'])
  expect(page.querySelector('[role=alert]')?.text).toContain('Submission failed—please try again')
  expect(page.text).toMatch(new RegExp(`again at \\d{1,2}:\\d\\d[ap]m, in about ${minutes} minutes`))
  expect(page.querySelector('#application-phone-advice')?.text).toContain('It has 10 digits')
  const kept = Object.keys(filledIn).map((name) => {
    const box = page.querySelector(`input[name="${name}"]:not([type=radio])`)
    const chosen = page.querySelectorAll(`input[name="${name}"]`).find((each) => each.hasAttribute('checked'))
    return [name, (box ?? chosen)?.getAttribute('value')]
  })
  expect(Object.fromEntries(kept)).toEqual({ ...filledIn, 'dob-month': String(Number(month)) })
})
