import { describe, expect, it } from 'vitest'
import { exampleRecord } from './example-record.ts'
import { sourceOf, thumbnailOf, toPictures } from './picture.ts'

const pictures = (...hrefs: string[]) =>
  toPictures(exampleRecord({ media: { images: hrefs.map((href) => ({ href })) } }), 'Ford Transit')

describe('the pictures of a vehicle', () => {
  it('are offered in widths where the address has a place for one', () => {
    const [picture] = pictures('https://pictures.example/{resize}/1.jpg')
    if (!picture) throw new Error('The picture is missing')
    expect(sourceOf(picture).src).toBe('https://pictures.example/w800/1.jpg')
    expect(sourceOf(picture).srcSet).toContain('https://pictures.example/w1600/1.jpg 1600w')
    expect(thumbnailOf(picture)).toBe('https://pictures.example/w200/1.jpg')
  })

  it('keep any other address as it is', () => {
    expect(pictures('/media/van.svg').map(sourceOf)).toEqual([{ src: '/media/van.svg' }])
  })

  it('never point anywhere that a page must not load from', () => {
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
    'leave out the address %j of a record from before addresses were checked',
    (href) => {
      const [only, ...others] = pictures(href, 'https://pictures.example/1.jpg')
      expect(only).toEqual({ address: 'https://pictures.example/1.jpg', alt: 'Ford Transit, picture 1' })
      expect(others).toEqual([])
    },
  )

  it('are written so that a list of widths can be read', () => {
    const [picture] = pictures('https://pictures.example/{resize}/red van "1".jpg')
    expect(picture?.address).toBe('https://pictures.example/{resize}/red%20van%20%221%22.jpg')
  })

  it('are named by the vehicle and what they show', () => {
    expect(toPictures(exampleRecord(), 'Ford Transit').map(({ alt }) => alt)).toEqual([
      'Ford Transit, picture 1',
      'Ford Transit, front right',
    ])
  })
})
