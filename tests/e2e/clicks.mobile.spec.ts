import { clickThrough } from './support/click-through.ts'
import { expect, test } from './support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.setTimeout(600_000)

// On a phone only header, menu and footer differ: they fold. clicks.desktop.spec.ts has the links of the pages themselves.
for (const [name, path] of [
  ['with script', '/cars/used'],
  ['without script', '/about'],
] as const)
  test(`every link of the header, menu and footer of a page ${name} leads to its page`, async ({
    page,
    site,
  }) => {
    const { faults, clicks } = await clickThrough(page, site.url, [path], ['header', 'menu', 'footer'])
    expect(faults).toEqual([])
    expect(clicks).toBeGreaterThan(25)
  })
