import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Gallery } from './Gallery.tsx'

const picture = (number: number) => ({
  address: `/p/{resize}/${number}.jpg`,
  label: `picture ${number}`,
})

const markup = (count: number) =>
  renderToStaticMarkup(
    <Gallery
      name="Ford Transit"
      pictures={Array.from({ length: count }, (_, index) => picture(index + 1))}
    />,
  )

describe('the gallery without script', () => {
  it('loads its first picture at once and the rest lazily', () => {
    const pictures = markup(3).match(/<img[^>]*w800[^>]*>/g) ?? []
    expect(pictures).toHaveLength(3)
    expect(pictures[0]).toMatch(/loading="eager"/)
    expect(pictures[0]).toMatch(/fetchPriority="high"/i)
    for (const later of pictures.slice(1)) expect(later).toMatch(/loading="lazy"/)
  })

  it('links each thumbnail to its picture', () => {
    const html = markup(3)
    for (const number of [1, 2, 3]) {
      expect(html).toContain(`href="#picture-${number}"`)
      expect(html).toContain(`id="picture-${number}"`)
    }
  })

  it('links each picture to its file', () => {
    for (const number of [1, 2, 3]) expect(markup(3)).toContain(`href="/p/w1600/${number}.jpg"`)
  })

  it('shows no counter and no button that needs script', () => {
    expect(markup(3)).not.toContain('1/3')
    expect(markup(3)).not.toContain('<button')
  })

  it('shows no thumbnails for a single picture', () => {
    expect(markup(1)).not.toContain('href="#picture-1"')
  })

  it('says that pictures come, where there are none', () => {
    expect(markup(0)).toContain('aria-label="Ford Transit: photos soon"')
  })
})
