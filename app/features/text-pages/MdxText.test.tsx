import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { MdxLink } from './MdxText.tsx'

const render = (href: string) => renderToStaticMarkup(<MdxLink href={href}>Words</MdxLink>)

describe('a link in MDX', () => {
  it.each(['/contact', '/dealers#load-your-stock', '/feeds/car.atom'])('leads to %s', (href) => {
    expect(render(href)).toBe(`<a href="${href}">Words</a>`)
  })

  it.each(['https://www.gov.uk/', '#postcodes', 'tel:+441514960123'])(
    'to %s gives its target no access to this window',
    (href) => {
      expect(render(href)).toBe(`<a href="${href}" rel="noopener">Words</a>`)
    },
  )
})
