import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { site } from '#content/site.ts'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'

function render(element: React.ReactNode, path = '/'): string {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

/** The markup of the first element that the pattern opens, up to its closing tag. */
function part(markup: string, pattern: RegExp, closing: string): string {
  const start = markup.search(pattern)
  expect(start).toBeGreaterThanOrEqual(0)
  return markup.slice(start, markup.indexOf(closing, start))
}

describe('the header', () => {
  it('marks no category on a page without one, and its menu opens with vans', () => {
    const markup = render(<Header />)
    expect(markup).not.toContain('aria-current')
    expect(markup).toMatch(/<input[^>]*checked=""[^>]*value="vans"/)
  })

  it('shows the category of the page', () => {
    expect(render(<Header />, '/car-search')).toMatch(/<a[^>]*aria-current="true"[^>]*>Cars<\/a>/)
  })

  it.each([
    ['Vans', 'Sell your van'],
    ['Trucks', 'Sell your truck'],
  ])('links from %s to another site: %s', (label, link) => {
    const submenu = part(render(<Header />), new RegExp(`<ul[^>]*aria-label="${label}"`), '</ul>')
    expect(submenu).toMatch(new RegExp(`<a href="https://[^"]+"[^>]*>${link}<svg`))
  })

  it('has a call link and a messaging link', () => {
    const markup = render(<Header />)
    expect(markup).toMatch(/<a href="tel:\+44\d+"/)
    expect(markup).toMatch(/<a href="https:\/\/wa\.me\/44\d+"/)
  })

  it('opens and closes a menu with the two specified links', () => {
    const markup = render(<Header />)
    const menu = part(markup, /<dialog/, '</dialog>')
    expect(markup).toMatch(/<button[^>]*command="show-modal"[^>]*commandfor="menu"/)
    expect(menu).toMatch(/<button[^>]*command="close"/)
    expect(menu).toMatch(/<a[^>]*href="\/car-search"[^>]*>Buy a Car Online</)
    expect(menu).toMatch(/<a[^>]*href="\/van-search"[^>]*>Sell Your Van</)
    expect(menu.match(/type="radio"/g)).toHaveLength(3)
  })
})

describe('the footer', () => {
  const markup = render(<Footer />)

  it.each(['Products &amp; services', 'Buying advice', 'Quick search', 'For other dealers'])(
    'has the section %s',
    (title) => {
      expect(markup).toMatch(new RegExp(`<summary[^>]*>${title}`))
    },
  )

  it('says that the company is a broker, for whom, and who regulates it', () => {
    expect(markup).toContain('is a credit broker, not a lender')
    expect(markup).toContain('only for UK residents aged 18 and over')
    expect(markup).toContain('subject to status')
    expect(markup).toContain('Financial Conduct Authority')
  })

  it('says which company it is, and links to its statement on slavery', () => {
    expect(site.companyDetails).toHaveLength(3)
    for (const detail of site.companyDetails) expect(markup).toContain(detail)
    expect(markup).toContain(`href="${site.modernSlaveryStatement}"`)
  })

  it('sends no feedback, and says so', () => {
    expect(markup).toMatch(/<button[^>]*popoverTarget="feedback-note"/i)
    expect(markup).toContain('Nothing has been sent')
    expect(markup).not.toContain('<form')
  })
})
