import { describe, expect, it } from 'vitest'
import { exampleVan } from './example-van.ts'
import { altOf, sourceOf, thumbnailOf, toPictures } from './picture.ts'

const pictures = (...hrefs: string[]) =>
  toPictures(exampleVan({ media: { images: hrefs.map((href) => ({ href })) } }))

describe('the pictures of a vehicle', () => {
  it('have several widths where the address has a placeholder for one', () => {
    const [picture] = pictures('https://pictures.example/{resize}/1.jpg')
    if (!picture) throw new Error('The picture is missing')
    expect(sourceOf(picture).src).toBe('https://pictures.example/w800/1.jpg')
    expect(sourceOf(picture).srcSet).toContain('https://pictures.example/w1600/1.jpg 1600w')
    expect(thumbnailOf(picture)).toBe('https://pictures.example/w200/1.jpg')
  })

  it('are offered as WebP too where they are the dealer’s own photos', () => {
    const address = `/media/photos/${'0a'.repeat(16)}/{resize}.jpg`
    const [own, other] = pictures(address, '/media/photos/{resize}.jpg').map(sourceOf)
    expect(own?.src).toBe(`/media/photos/${'0a'.repeat(16)}/w800.jpg`)
    expect(own?.webp).toContain(`/media/photos/${'0a'.repeat(16)}/w400.webp 400w, `)
    expect(other).not.toHaveProperty('webp')
  })

  it('keep any other address unchanged', () => {
    expect(pictures('/media/van.svg').map(sourceOf)).toEqual([{ src: '/media/van.svg' }])
  })

  it('never have an address that a page must not load', () => {
    expect(
      pictures(
        'javascript:alert(1)',
        'data:image/png;base64,AA',
        '//elsewhere.example/1.jpg',
        '/\\elsewhere',
      ),
    ).toEqual([])
  })

  it.each(['https://[', 'https://a b/x.jpg', 'https://x:99999/a.jpg', 'https://', 'x.jpg', ''])(
    'leave out the invalid address %j of an old record',
    (href) => {
      const [only, ...others] = pictures(href, 'https://pictures.example/1.jpg')
      expect(only).toEqual({ address: 'https://pictures.example/1.jpg', label: 'picture 1' })
      expect(others).toEqual([])
    },
  )

  it('have addresses that are valid in a srcset', () => {
    const [picture] = pictures('https://pictures.example/{resize}/red van "1".jpg')
    expect(picture?.address).toBe('https://pictures.example/{resize}/red%20van%20%221%22.jpg')
  })

  it('have a text of the vehicle and what they show', () => {
    expect(toPictures(exampleVan()).map((picture) => altOf(picture, 'Ford Transit'))).toEqual([
      'Ford Transit, picture 1',
      'Ford Transit, front right',
    ])
  })
})
