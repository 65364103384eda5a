import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { furtherBrands, leadingBrands } from '#content/brands.ts'
import { BrandGrid } from './BrandGrid.tsx'
import { monogram } from './BrandMark.tsx'

const uncounted = { count: 0 }

function render(): string {
  const element = (
    <BrandGrid
      leading={leadingBrands.map((brand) => ({ ...brand, count: 1_204 }))}
      further={furtherBrands.map((brand) => ({ ...brand, ...uncounted }))}
    />
  )
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}

describe('browse by brand', () => {
  const [always = '', behindToggle = ''] = render().split('<details')

  it.each(['Audi', 'BMW', 'Ford', 'Mercedes-Benz'])('always shows %s', (name) => {
    expect(always).toContain(`href="/car-search?make=${name}"`)
  })

  it('keeps about thirty more behind the toggle', () => {
    const links = behindToggle.match(/href="\/(car|van)-search\?make=/g) ?? []
    expect(links.length).toBeGreaterThanOrEqual(28)
    expect(behindToggle).toContain('Show all brands')
    expect(behindToggle).toContain('Hide all brands')
  })

  it('links makes that sell mainly vans to the van search', () => {
    expect(behindToggle).toContain('href="/van-search?make=Iveco"')
  })

  it('lists no brand twice', () => {
    const names = [...leadingBrands, ...furtherBrands].map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  })

  it('says how many of what its link finds, and when there is none', () => {
    expect(always).toContain('1,204 cars')
    expect(behindToggle).toContain('None in stock')
  })
})

describe('the monogram of a brand', () => {
  it.each([
    ['Audi', 'Au'],
    ['Land Rover', 'LR'],
    ['Mercedes-Benz', 'MB'],
    ['BMW', 'BM'],
  ])('of %s is %s', (name, sign) => {
    expect(monogram(name)).toBe(sign)
  })
})
