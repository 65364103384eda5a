import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { defaultLimits } from '#server/http/security/limits.ts'
import { roadTax } from './road-tax.ts'

const folders = ['pages', 'tools', 'faqs'] as const
const pages = folders.flatMap((folder) =>
  readdirSync(new URL(folder, import.meta.url))
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => `${folder}/${name}`),
)
const read = (page: string) => readFileSync(new URL(page, import.meta.url), 'utf8')

describe('a page that shows a cost of credit', () => {
  const costOfCredit = /% ?APR|£[\d,.]+ (a|each) month|props\.credit\.|<MonthlyTable|props\.blocks\.budgets/
  const costly = pages.filter((page) => costOfCredit.test(read(page)))

  it('is found by the figures that it shows', () => {
    expect(costly).toContain('pages/savings.mdx')
    expect(costly).toContain('pages/finance-prices.mdx')
    expect(costly).not.toContain('pages/contact.mdx')
  })

  it.each(costly)('has the representative example first: %s', (page) => {
    expect(read(page)).toMatch(/^ {2}showsCredit: true,$/m)
  })
})

describe('what pages say about the software', () => {
  const config = readConfig({})

  it('is how long an application is kept', () => {
    const days = `${config.applicationRetentionDays} days`
    expect(read('pages/privacy.mdx')).toContain(`Erased ${days} after it has been delivered`)
    expect(read('pages/dealers.mdx')).toContain(`erased after ${days}`)
    expect(read('pages/privacy.mdx')).toContain(`erased ${config.rejectedRetentionDays} days later`)
  })

  it('is how often a feed is checked', () => {
    expect(read('pages/dealers.mdx')).toContain(`every ${config.stockFeedIntervalSeconds / 60} minutes`)
  })

  it('is how many requests are allowed', () => {
    const requests = defaultLimits.requestsPerMinute.toLocaleString('en-GB')
    expect(read('pages/dealers.mdx')).toContain(`${requests} requests a minute`)
  })
})

describe('commission', () => {
  // The page for dealers only says where the software keeps it; complaints are about earlier agreements.
  const others = ['pages/dealers.mdx', 'pages/complaints.mdx']
  const speaking = pages.filter((page) => !others.includes(page) && /\bcommission\b/i.test(read(page)))

  it.each(speaking)('is described from site.ts: %s', (page) => {
    expect(read(page)).toMatch(/<CommissionStatement \/>|props\.site\.commission\./)
  })
})

describe('a warranty or a delivery of ours', () => {
  const promising =
    /\bour (\S+ )?(warranty|delivery)|we (provide|give|offer) a warranty|provide a warranty|we deliver\b/i

  it('is promised by the terms of sale alone, from the dealer’s facts', () => {
    const texts = readdirSync(new URL('.', import.meta.url), { recursive: true, encoding: 'utf8' })
    expect(texts.filter((name) => name.endsWith('.mdx') && promising.test(read(name)))).toEqual([])
    expect(read('pages/terms-of-sale.mdx')).toContain('<Promises />')
  })
})

/** Those of the example dealers too. */
const texts = ['.', '../dealers'].flatMap((folder) =>
  readdirSync(new URL(folder, import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => [name, read(`${folder}/${name}`)] as const),
)

describe('a figure that changes each year', () => {
  const { standard, supplement, supplementAbove, year } = roadTax
  const figures = [year, supplement, ...Object.values(supplementAbove), `${standard} a year`]

  it.each(figures)('of road tax is given by road-tax.ts alone: %s', (figure) => {
    expect(texts.filter(([, text]) => text.includes(figure)).map(([name]) => name)).toEqual([])
  })
})

describe('the words for one thing', () => {
  it.each([
    ['number plate', /registration number/i],
    ['V5C (log book)', /(?<!V5C \()log ?book/i],
    ['branch', /\b(our|one) (sites?|showrooms?|premises)\b/i],
    ['miles', /kilomet/i],
    ['previous keepers', /(?:former keeper|(?:number of|previous|many) owner)/i],
    ['option to purchase', /option-to-purchase/i],
  ])('are %s on every page', (_, other) => {
    expect(texts.length).toBeGreaterThan(40)
    expect(texts.filter(([, text]) => other.test(text)).map(([name]) => name)).toEqual([])
  })
})

describe('the spelling of the pages', () => {
  it('is "email" and never "e-mail"', () => {
    expect(pages.filter((page) => /\be-mail/i.test(read(page)))).toEqual([])
  })

  it('has curly apostrophes', () => {
    expect(pages.filter((page) => /[a-z]'(s|t|re|ve|ll|d)?[\s.,)]/i.test(words(read(page))))).toEqual([])
  })

  /** Without imports, code, expressions and addresses. */
  function words(text: string): string {
    return text.replaceAll(/^import .*$|```[\s\S]*?```|`[^`]*`|\{(?:[^{}]|\{[^{}]*\})*\}/gm, '')
  }
})

// Each of these statements was on the site once and was wrong.
describe('a mistake that the site has made', () => {
  it.each([
    ['a right to hand back only after half is paid', /once half/i],
    ['a charge for access to personal information', /£10 (subject|access)/i],
    ['car tax that is free for low emissions', /some pay nothing/i],
    ['section 75 from £100', /from £100 to £30,000/],
    ['a reply time without evidence', /most lenders answer/i],
  ])('is not made again: %s', (_, mistake) => {
    expect(pages.filter((page) => mistake.test(read(page)))).toEqual([])
  })
})
