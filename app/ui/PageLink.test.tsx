import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { PageLink, RoutedAddresses } from './PageLink.tsx'

const link = (
  <PageLink to="/car-search?make=BMW" className="link">
    BMW
  </PageLink>
)

describe('a link to a page', () => {
  it('is a plain anchor where no router runs', () => {
    expect(renderToStaticMarkup(link)).toBe('<a class="link" href="/car-search?make=BMW">BMW</a>')
  })

  it.each([
    [true, 'goes through the router'],
    [false, 'is a plain anchor'],
  ])('whose address the router opens: %s, %s', (routed) => {
    const markup = renderToStaticMarkup(
      <MemoryRouter>
        <RoutedAddresses value={() => routed}>{link}</RoutedAddresses>
      </MemoryRouter>,
    )
    // React Router marks its links.
    expect(markup.includes('data-discover')).toBe(routed)
    expect(markup).toContain('href="/car-search?make=BMW"')
  })
})
