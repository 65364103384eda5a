import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { WordsLink } from './WrittenWords.tsx'

/** The props of the element that is returned before the router renders it. */
const isRouterLink = (href: string) => typeof WordsLink({ href, children: 'x' }).type !== 'string'

describe('a link in MDX', () => {
  it.each(['/contact', '/dealers#load-your-stock'])('goes through the router: %s', (href) => {
    expect(isRouterLink(href)).toBe(true)
  })

  it.each(['/api/openapi.json', '/feeds/car.atom', 'https://www.gov.uk/', '#postcodes'])(
    'is a plain anchor: %s',
    (href) => {
      expect(isRouterLink(href)).toBe(false)
    },
  )

  it('keeps its address either way', () => {
    const router = createMemoryRouter([
      { path: '/', element: <WordsLink href="/contact">Contact</WordsLink> },
    ])
    expect(renderToStaticMarkup(<RouterProvider router={router} />)).toBe(
      '<a href="/contact" data-discover="true">Contact</a>',
    )
  })
})
