import { describe, expect, it } from 'vitest'
import { stockRecord } from '../http/testing/stock-record.ts'
import { createPictureCheck, hiddenPicturesWarning } from './hidden-pictures.ts'

function hiddenOf(hrefs: readonly string[], allowed: readonly string[]) {
  const check = createPictureCheck(allowed)
  check.note({ ...stockRecord({ id: 'a' }), media: { images: hrefs.map((href) => ({ href })) } })
  return check.hidden()
}

describe('the check of picture hosts', () => {
  it('counts the pictures of each host that is not listed', () => {
    const hrefs = [
      'https://m.atcdn.co.uk/a/{resize}/1.jpg',
      'https://cdn.other.example/1.jpg',
      'https://CDN.other.example:443/2.jpg',
      'https://cdn.other.example:8443/2.jpg',
      'https:\\\\third.example?1',
    ]
    expect(hiddenOf(hrefs, ['m.atcdn.co.uk'])).toEqual({
      'cdn.other.example': 2,
      'cdn.other.example:8443': 1,
      'third.example': 1,
    })
  })

  it('matches only subdomains by a pattern, as a Content-Security-Policy does', () => {
    const hrefs = ['https://a.example/1', 'https://b.a.example/1', 'https://nota.example/1']
    expect(hiddenOf(hrefs, ['*.a.example'])).toEqual({ 'a.example': 1, 'nota.example': 1 })
  })

  it('ignores our own pictures and invalid addresses', () => {
    expect(hiddenOf(['/media/demo/car.svg', 'data:image/png;base64,', ''], [])).toEqual({})
  })

  it('counts a bounded number of hosts', () => {
    const hrefs = Array.from({ length: 500 }, (_, index) => `https://h${index}.example/1.jpg`)
    expect(Object.keys(hiddenOf(hrefs, []))).toHaveLength(50)
  })

  it('names the hosts and the setting in its warning, and is silent when all are listed', () => {
    expect(hiddenPicturesWarning({ 'cdn.example': 1204 })).toBe(
      'Pages and exports do not have the pictures from cdn.example (1,204). To show them, name the host in PICTURE_HOSTS.',
    )
    expect(hiddenPicturesWarning({})).toBeNull()
  })
})
