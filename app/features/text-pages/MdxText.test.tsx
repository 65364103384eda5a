import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { MdxLink } from './MdxText.tsx'

const render = (href: string) => renderToStaticMarkup(<MdxLink href={href}>Words</MdxLink>)

describe('a link in MDX', () => {
  it.each(['/contact', '/dealers#load-your-stock', '/feeds/car.atom', 'https://www.gov.uk/', '#postcodes'])(
    'leads to %s',
    (href) => {
      expect(render(href)).toBe(`<a href="${href}">Words</a>`)
    },
  )
})
