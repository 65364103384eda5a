import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { MdxText } from './MdxText.tsx'
import { pagesIn } from './page-text.ts'

const render = (file: string) => parse(renderToStaticMarkup(<MdxText file={file} />))

describe('a table in a text', () => {
  it('has a caption that names the area it scrolls in, and headers of columns and rows', () => {
    const page = render('articles/hp-or-pcp')
    const area = page.querySelector('section[tabindex="0"]')
    const caption = area?.querySelector('table > caption')
    expect(caption?.text).toBe('HP and PCP side by side')
    expect(area?.getAttribute('aria-labelledby')).toBe(caption?.id)
    expect(area?.querySelectorAll('thead th').map((header) => header.getAttribute('scope'))).toEqual(
      Array(3).fill('col'),
    )
    const rows = area?.querySelectorAll('tbody tr') ?? []
    expect(rows.length).toBeGreaterThan(4)
    for (const row of rows)
      expect(row.querySelectorAll('th, td').map(({ tagName }) => tagName)).toEqual(['TH', 'TD', 'TD'])
    expect(area?.querySelectorAll('tbody th').every((header) => header.getAttribute('scope') === 'row')).toBe(
      true,
    )
  })

  it('has no row header where the columns are only lists', () => {
    expect(render('tools/valuation').querySelectorAll('tbody th')).toEqual([])
  })

  it('has a caption in every article', () => {
    const tables = pagesIn('articles').flatMap(({ slug }) =>
      render(`articles/${slug}`).querySelectorAll('table'),
    )
    expect(tables.length).toBeGreaterThan(10)
    expect(tables.filter((table) => !table.querySelector('caption'))).toEqual([])
  })
})
