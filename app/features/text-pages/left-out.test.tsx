import { globSync } from 'node:fs'
import { join } from 'node:path'
import { type HTMLElement, parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import dealersOwn from '#dealer'
import { optionalFacts } from '#domain/dealer/dealer-schema.ts'

const content = join(import.meta.dirname, '../../../content')
const files = globSync('{pages,articles,reviews,landing,tools}/**/*.mdx', { cwd: content }).map((file) =>
  file.replace('.mdx', ''),
)

/** Of a buyer's guide, that of the list of its category. */
function addressOf(file: string): string {
  const [folder, name = ''] = file.split('/')
  if (folder === 'articles') return `/${file}`
  if (folder === 'reviews') return `/${name}/reviews`
  return `/${folder === 'landing' ? name.replace('-', '/') : name}`
}

const none = { finance: false, leasing: false, partExchange: false, valuation: false }
const leastFacts = Object.fromEntries(
  Object.entries(dealersOwn).filter(([name]) => !(optionalFacts as readonly string[]).includes(name)),
)

/** Dealers who leave out as much as the schema lets them. */
const dealers = {
  'the demo': dealersOwn,
  'used cars for cash': {
    ...leastFacts,
    credit: null,
    figures: {},
    promises: {},
    enquiries: { ...dealersOwn.enquiries, kinds: ['call'] },
    sells: { ...none, car: ['used'], van: [], truck: [], pricePosition: false, software: false },
  },
  'new vans on finance': {
    ...leastFacts,
    figures: {},
    promises: {},
    sells: { ...dealersOwn.sells, car: [], van: ['new'], truck: [], leasing: false },
  },
  'trucks for cash': {
    ...leastFacts,
    credit: null,
    sells: { ...dealersOwn.sells, ...none, car: [], van: [], truck: ['used'] },
  },
}

describe.each(Object.entries(dealers))('the texts of a dealer of %s', (_, dealer) => {
  let pages: [file: string, page: HTMLElement][]

  beforeAll(async () => {
    vi.resetModules()
    vi.doMock('#dealer', () => ({ default: dealer }))
    vi.doMock('#sells', () => ({ default: dealer.sells }))
    const { MdxText } = await import('./MdxText.tsx')
    const { isOffered } = await import('#content/offered.ts')
    pages = files
      .filter((file) => isOffered(addressOf(file)))
      .map((file) => [file, parse(renderToStaticMarkup(<MdxText file={file} />))])
  })

  afterAll(() => {
    vi.doUnmock('#dealer')
    vi.doUnmock('#sells')
    vi.resetModules()
  })

  it('have no empty item, cell, paragraph, list or heading', () => {
    const wordy = 'li, p, ul, ol, dd, dt, td, tr, tbody, blockquote, h2, h3, h4'
    const empty = pages.flatMap(([file, page]) =>
      page
        .querySelectorAll(wordy)
        .filter((element) => element.text.trim() === '' && !element.querySelector('svg'))
        .map(({ rawTagName, parentNode }) => `${file}: <${rawTagName}> in ${parentNode?.text.slice(0, 60)}`),
    )
    expect(pages.length).toBeGreaterThan(20)
    expect(empty).toEqual([])
  })

  it('have no heading without its text', () => {
    const headings = pages.flatMap(([file, page]) =>
      page
        .querySelectorAll('h2')
        .filter(({ nextElementSibling: next }) => !next || next.tagName === 'H2')
        .map(({ text }) => `${file}: ${text}`),
    )
    // Its text is made from data.
    const parts = ['pages/reviews: Buyer’s guides', 'pages/finance-prices: What each budget buys']
    expect(headings.filter((heading) => !parts.includes(heading))).toEqual([])
  })

  it('speak of no fact that the dealer does not have', () => {
    const facts: [isFact: boolean, words: RegExp][] = [
      ['callRecording' in dealer, /record (the|a) calls?|calls? recording|we (may )?record calls/i],
      ['leadService' in dealer, /manages our enquiries/i],
      [dealer.sells.partExchange, /those of us who value/i],
      ['reviews' in dealer, /ask for a review|customers rate us/i],
    ]
    const text = pages.map(([, page]) => page.text).join('\n')
    expect(facts.filter(([isFact, words]) => words.test(text) !== isFact)).toEqual([])
    expect(text).not.toMatch(/our buyers|undefined|\bnull\b|\[object/i)
  })
})
