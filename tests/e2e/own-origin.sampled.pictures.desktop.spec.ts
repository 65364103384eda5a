import { expect, sampled, test } from './support/test.ts'

const paths = [
  ...['/', '/cars', '/vans/used', '/trucks/new', '/cars/finance', '/cars/leasing', '/cars/reviews'],
  ...['/car-search', '/van-search?make=Ford', '/truck-search', '/car-search?make=Nobody', '/vehicles'],
  ...['/vehicles/{id}', '/vehicles/{id}/apply', '/vehicles/never-here', '/offers', '/browse-stock'],
  ...['/articles', '/about', '/privacy', '/valuation', '/stock', '/reviews', '/nothing-here'],
  ...['/vehicles/{id}/enquire/call', '/part-exchange/enquire', '/saved?v={id}', '/compare?v={id}'],
  ...['/cars/used/ford', '/finance-prices', '/articles/credit-score'],
]

/** Tabs open at a time, because a page that is waited for until it is idle leaves the processors to the others. */
const tabs = 4

const first = ['/', '/car-search', '/vehicles/{id}', '/vehicles/{id}/apply', '/articles/credit-score']

for (const [which, asked] of Object.entries({ 'a page of each kind': first, 'every page': paths }))
  test(
    `${which} respects its content policy, loads nothing from other origins and logs no error`,
    sampled(asked === first),
    async ({ context, request, site }) => {
      // Every page, until it is idle.
      test.slow(asked === paths)
      const faults: string[] = []
      const [vehicle] = await (await request.get('/api/vehicles/search/car?pageSize=1')).json()
      async function visit(path: string): Promise<void> {
        const page = await context.newPage()
        page.on('request', (request) => {
          const url = request.url()
          if (!url.startsWith(`${site.url}/`) && !url.startsWith('data:')) faults.push(`${path}: ${url}`)
        })
        page.on('console', (message) => {
          const expected = /n(othing|ever)-here$/.test(path) && message.text().includes('404')
          if (message.type() === 'error' && !expected) faults.push(`${path}: ${message.text()}`)
        })
        page.on('pageerror', (error) => faults.push(`${path}: ${error.message}`))
        await page.goto(path.replace('{id}', encodeURIComponent(vehicle._id)))
        // The row of viewed vehicles, which comes from another page, loads near the window.
        await page.mouse.wheel(0, 20_000)
        await page.waitForLoadState('networkidle')
        await expect(page.locator('main')).toBeVisible()
        await page.close()
      }
      for (let from = 0; from < asked.length; from += tabs)
        await Promise.all(asked.slice(from, from + tabs).map(visit))
      expect(faults).toEqual([])
    },
  )

test('where the browser has Trusted Types, a string does not become HTML, and no script adds a policy', async ({
  page,
}) => {
  await page.goto('/car-search')
  const outcomes = await page.evaluate(() => {
    const attempt = (action: () => unknown) => {
      try {
        action()
        return 'done'
      } catch (error) {
        return error instanceof Error ? error.name : 'thrown'
      }
    }
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): object }
    }
    return [
      attempt(() => {
        document.body.innerHTML = '<img src="/x" alt="">'
      }),
      attempt(() => new DOMParser().parseFromString('<p>', 'text/html')),
      attempt(() => trustedTypes.createPolicy('intruder', {})),
    ]
  })
  expect(outcomes).toEqual(['TypeError', 'TypeError', 'TypeError'])
})

test('a style that a script adds applies, as UI libraries need it, and eval stays refused', async ({
  page,
}) => {
  await page.goto('/car-search')
  const outcome = await page.evaluate(async () => {
    const styles: string[] = []
    const { promise: refused, resolve: refuse } = Promise.withResolvers<void>()
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      if (effectiveDirective.startsWith('style')) styles.push(effectiveDirective)
      else refuse()
    })
    const style = document.createElement('style')
    style.append('main { --added: 1 }')
    document.head.append(style)
    const wrapper = document.createElement('div')
    wrapper.setAttribute('style', '--attribute: 1')
    document.body.append(wrapper)
    const read = (element: Element | null, name: string) =>
      element && getComputedStyle(element).getPropertyValue(name)
    const applied = [read(document.querySelector('main'), '--added'), read(wrapper, '--attribute')]
    const ran = await new Promise((resolve) => {
      // In a task of the page: what a browser's tools evaluate may use eval.
      setTimeout(() => {
        const foreign = document.createElement('script')
        try {
          foreign.append("window.intruder = 'a script'")
          document.head.append(foreign)
        } catch {}
        try {
          new Function("window.intruder = 'eval'")()
        } catch {}
        resolve((window as { intruder?: string }).intruder ?? null)
      })
    })
    // The last report, so one of a style would have come before.
    await refused
    return { applied, styles, ran }
  })
  expect(outcome).toEqual({ applied: ['1', '1'], styles: [], ran: null })
})

test('an injected script does not run, and ours do', async ({ page }) => {
  await page.route('**/car-search', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('<main', '<script>window.intruder = true</script><main')
    await route.fulfill({ response, body })
  })
  const refused = page.waitForEvent('console', (message) =>
    message.text().includes('Content Security Policy'),
  )
  await page.goto('/car-search')
  await refused
  expect(await page.evaluate(() => 'intruder' in window)).toBe(false)
  expect(await page.content()).toContain('intruder')
})
