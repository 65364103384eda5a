import { HtmlValidate } from 'html-validate'
import { afterAll, expect, it } from 'vitest'
import { picturesOf } from '../../scripts/screenshots/pages.ts'
import { openSite } from '../support/open-site.ts'

// Rules of the HTML standard and of accessibility. Style rules are off, because React formats the markup.
const checker = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // ARIA requires a name on an icon with a role.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // The content of a template is not part of the document.
    'heading-level': ['error', { sectioningRoots: ['dialog', 'template'] }],
    'input-missing-label': 'error',
    'missing-doctype': 'error',
    'no-missing-references': 'error',
    'no-unknown-elements': 'error',
  },
})

/** Faults as "rule: message at selector". */
async function faultsIn(html: string): Promise<string[]> {
  const { results } = await checker.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
  )
}

/** The gallery of components shows a breadcrumb twice, which no page does. */
const allowed: Readonly<Record<string, RegExp>> = { '/_ui': /^unique-landmark/ }

const site = await openSite()
afterAll(() => site.close())

it('every kind of page is valid HTML', async () => {
  const pages = picturesOf(site.vehicleId)
  expect(pages.length).toBeGreaterThan(60)
  const found: string[] = []
  for (const { path } of pages) {
    const faults = await faultsIn((await site.open(path)).body)
    found.push(...faults.filter((fault) => !allowed[path]?.test(fault)).map((fault) => `${path}: ${fault}`))
  }
  expect(found).toEqual([])
})

it.each([
  ['<p id="a">one</p><p id="a">two</p>', 'no-dup-id'],
  ['<p><div>a block in a paragraph</div></p>', 'close-order'],
  ['<a href="/"><button type="button">a button in a link</button></a>', 'element-permitted-content'],
  ['<ul><div>no item</div></ul>', 'element-permitted-content'],
  ['<input type="text">', 'input-missing-label'],
  ['<label for="nothing">Make</label>', 'no-missing-references'],
  ['<img src="car.jpg">', 'wcag/h37'],
  ['<button type="send">Send</button>', 'attribute-allowed-values'],
])('the check finds the fault of %s', async (markup, rule) => {
  const page = `<!doctype html><html lang="en-GB"><head><title>Page</title></head><body>${markup}</body></html>`
  expect((await faultsIn(page)).map((fault) => fault.split(':')[0])).toContain(rule)
})
