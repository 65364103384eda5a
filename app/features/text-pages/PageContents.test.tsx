import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { PriceCalculator } from '../finance/PriceCalculator.tsx'
import { readPriceChoice } from '../finance/price-choice.ts'
import { OtherCompanies } from '../foreign-script/OtherCompanies.tsx'
import { MdxText, mdxElements, type TextBlocks } from './MdxText.tsx'
import { PageContents } from './PageContents.tsx'
import { pagesIn } from './page-text.ts'

const folders = ['pages', 'articles', 'reviews/cars', 'reviews/vans', 'reviews/trucks']
const files = folders.flatMap((folder) => pagesIn(folder).map(({ slug }) => `${folder}/${slug}`))

const blocks: TextBlocks = {
  calculator: (
    <PriceCalculator {...readPriceChoice(new URLSearchParams(), 'car')} action="/finance-prices" type="car" />
  ),
  otherCompanies: (
    <OtherCompanies
      name="Chat"
      company="Chats Ltd"
      purpose="a chat"
      origins={[]}
      stores="It stores nothing."
      privacyNotice="https://chat.example/privacy"
      src="https://chat.example/chat.js"
    />
  ),
}

/** The addresses in the contents list of a text and those of its headings. */
function read(file: string) {
  const list = parse(renderToStaticMarkup(<PageContents text={mdxElements({ file, blocks })} />))
  const text = parse(renderToStaticMarkup(<MdxText file={file} blocks={blocks} />))
  const wordsOf = (selector: string, attribute: string, root = list) =>
    root
      .querySelectorAll(selector)
      .map((found) => [found.getAttribute(attribute)?.replace('#', ''), found.text])
  return { links: wordsOf('nav a', 'href'), headings: wordsOf('h2', 'id', text) }
}

describe('the contents list', () => {
  it('leads to each heading of a text that has four or more', () => {
    expect(files).toContain('pages/terms-of-sale')
    const wrong = files.filter((file) => {
      const { links, headings } = read(file)
      return JSON.stringify(links) !== JSON.stringify(headings.length < 4 ? [] : headings)
    })
    expect(wrong).toEqual([])
  })

  it('has the headings of parts that are made from data', () => {
    const titles = (file: string) => read(file).links.map(([, title]) => title)
    expect(titles('pages/finance-prices')).toContain('Work out your payments')
    expect(titles('pages/cookies')).toContain('What another company may keep')
    expect(titles('pages/terms-of-sale').length).toBeGreaterThan(8)
  })
})
