import { describe, expect, it } from 'vitest'
import { exampleRecord } from './example-record.ts'
import { toPictures } from './picture.ts'

const pictures = (...hrefs: string[]) =>
  toPictures(exampleRecord({ media: { images: hrefs.map((href) => ({ href })) } }), 'Ford Transit')

describe('the pictures of a vehicle', () => {
  it('are offered in widths where the address has a place for one', () => {
    const [picture] = pictures('https://pictures.example/{resize}/1.jpg')
    expect(picture?.src).toBe('https://pictures.example/w800/1.jpg')
    expect(picture?.srcSet).toContain('https://pictures.example/w1600/1.jpg 1600w')
    expect(picture?.thumbnail).toBe('https://pictures.example/w200/1.jpg')
  })

  it('keep any other address as it is', () => {
    expect(pictures('/pictures/van.svg')[0]).toMatchObject({ src: '/pictures/van.svg' })
    expect(pictures('/pictures/van.svg')[0]).not.toHaveProperty('srcSet')
  })

  it('never point anywhere that a page must not load from', () => {
    expect(pictures('javascript:alert(1)', 'data:image/png;base64,AA', '//elsewhere.example/1.jpg')).toEqual(
      [],
    )
  })

  it('are named by the vehicle and what they show', () => {
    expect(toPictures(exampleRecord(), 'Ford Transit').map(({ alt }) => alt)).toEqual([
      'Ford Transit, picture 1',
      'Ford Transit, front right',
    ])
  })
})
