import { fillPage, firstVan, submit } from './application-journey.ts'
import { overflow } from './support/accessibility.ts'
import { comeIn } from './support/desk-visit.ts'
import { startDesk } from './support/start-desk.ts'
import { startSite } from './support/start-site.ts'
import { expect, test } from './support/test.ts'

// What the dealer's staff note at the desk, the applicant reads on the page that only the confirmation leads to.
test('an applicant reads when we called and when the appointment is, and nobody else does', async ({
  page,
  context,
  playwright,
  demoDataDir,
}) => {
  test.setTimeout(240_000)
  const site = await startSite({ dataDir: demoDataDir })
  const desk = await startDesk(demoDataDir)
  const visitor = await playwright.request.newContext({ baseURL: site.url })
  try {
    const van = await firstVan(visitor)
    await page.goto(`${site.url}/vehicles/${van._id}/apply`)
    await fillPage(page)
    await submit(page)
    await page.getByRole('link', { name: 'See what has happened with it' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your finance application' })).toBeVisible()
    const steps = page.getByRole('listitem').filter({ hasText: /We |You |team/ })
    await expect(steps.first()).toContainText(/^We received your application on \w+ \d{1,2} \w+ \d{4}$/)
    await expect(page.getByText('We called you')).toHaveCount(0)
    const address = page.url()

    const staff = await comeIn(context, desk, 'Ann Smith')
    await staff.getByRole('link', { name: /Quillfeather/ }).click()
    await staff.getByLabel('What happened?').fill('nervous about his credit')
    await staff.getByRole('button', { name: 'Called' }).click()
    await staff.getByLabel('What happened?').fill('brings his brother')
    await staff.getByRole('button', { name: 'Appointment' }).click()
    await expect(staff.getByText('Enter the day of the appointment here')).toBeVisible()
    await staff.getByLabel('Day of an appointment').fill('2099-12-02')
    await staff.getByLabel('Time').fill('10:30')
    await staff.getByRole('button', { name: 'Appointment' }).click()
    await expect(staff.getByText('Wednesday 2 December 2099 at 10:30')).toBeVisible()
    await staff.getByLabel('What happened?').fill('bought elsewhere, then came back')
    await staff.getByRole('button', { name: 'Sold' }).click()
    await expect(staff.getByText('bought elsewhere, then came back')).toBeVisible()

    await page.reload()
    await expect(page.getByText(/^We called you on \w+ \d/)).toBeVisible()
    await expect(
      page.getByText('You have an appointment with us on Wednesday 2 December 2099 at 10:30'),
    ).toBeVisible()
    const html = await page.content()
    expect(html).not.toMatch(/Quillfeather|1988|1850|Ann Smith|nervous|brother|elsewhere|Sold|Lost/)
    expect(html).not.toContain(van.metadata.stockId)
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await overflow(page)).toEqual([])

    // Guesses, from the nearest to the farthest, all have one answer.
    const right = new URL(address).searchParams.get('of') ?? ''
    const [id = '', code = ''] = right.split('.')
    const guesses = [
      `${id}.${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`,
      `${id}.${'A'.repeat(22)}`,
      id,
      id.slice(0, 8),
      `00000000-0000-4000-8000-000000000000.${code}`,
      '',
    ]
    const answers = await Promise.all(
      guesses.map((of) => visitor.get('/application-status', { params: { of } })),
    )
    const bodies = await Promise.all(answers.map((answer) => answer.text()))
    expect(answers.map((answer) => answer.status())).toEqual(guesses.map(() => 404))
    expect(new Set(bodies).size).toBe(1)
    const shown = await visitor.get(address)
    for (const answer of [shown, ...answers])
      expect(answer.headers()).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      })
    expect([...site.log, ...desk.log].join()).not.toContain(code)
  } finally {
    await visitor.dispose()
    await desk.stop()
    await site.stop()
  }
})
