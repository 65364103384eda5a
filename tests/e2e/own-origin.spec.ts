import { expect, test } from './support/test.ts'

const paths = ['/', '/car-search', '/van-search?make=Ford', '/truck-search', '/vehicles', '/nothing-here']

for (const path of paths) {
  test(`${path} runs within its content policy, asks nobody else for anything and reports no error`, async ({
    page,
    site,
  }) => {
    const foreign: string[] = []
    const complaints: string[] = []
    page.on('request', (request) => {
      const url = request.url()
      if (!url.startsWith(`${site.url}/`) && !url.startsWith('data:')) foreign.push(url)
    })
    page.on('console', (message) => {
      const expected = path === '/nothing-here' && message.text().includes('404')
      if (message.type() === 'error' && !expected) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await expect(page.locator('main')).toBeVisible()
    expect(complaints).toEqual([])
    expect(foreign).toEqual([])
  })
}
