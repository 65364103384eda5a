import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createHostCheck, isPictureAddress, isShownInMail, normalPictureAddress } from './picture-address.ts'

const host = 'https://pictures.example'

describe('the address of a picture', () => {
  it.each([
    [`${host}/a/{resize}/1.jpg`, `${host}/a/{resize}/1.jpg`],
    [`${host}/ä b.jpg`, `${host}/%C3%A4%20b.jpg`],
    ['HTTPS://Pictures.Example/1.jpg', `${host}/1.jpg`],
    [`${host}:443/1.jpg`, `${host}/1.jpg`],
    [`${host}:8443/1.jpg?w={resize}#top`, `${host}:8443/1.jpg?w={resize}#top`],
    [` ${host}/1.jpg\n`, `${host}/1.jpg`],
    [`${host}/a/../1.jpg`, `${host}/1.jpg`],
    ['/media/van.svg', '/media/van.svg'],
    ['/media/photos/0123/{resize}.jpg', '/media/photos/0123/{resize}.jpg'],
    ['/media/a b.svg', '/media/a%20b.svg'],
    ['/media/a/../van.svg', '/media/van.svg'],
    // What a browser loads is a host, so the host is what is judged.
    ['https:///pictures.example/1.jpg', `${host}/1.jpg`],
    ['https://\\pictures.example/1.jpg', `${host}/1.jpg`],
    ['https:\\\\pictures.example\\1.jpg', `${host}/1.jpg`],
    ['https:pictures.example/1.jpg', `${host}/1.jpg`],
  ])('%j is %j', (href, normal) => {
    expect(normalPictureAddress(href)).toBe(normal)
    expect(isPictureAddress(href)).toBe(true)
    const isOwn = normal.startsWith('/')
    expect(createHostCheck([])(href)).toBe(isOwn ? null : new URL(normal).host)
  })

  it.each([
    '/media/../find?q=x',
    '/media/..//pictures.example/../../find',
    '/media/%2e%2e/find?q=x',
    '/media/.%2E/api/vehicles',
    '/media\\..\\find',
    '/media/..%2ffind',
    '/media/..%5Cfind',
    '/media',
    '/find?q=/media/',
    '/',
    '',
    '?x=1',
    '#top',
    '1.jpg',
    '//pictures.example/1.jpg',
    '/\\pictures.example/1.jpg',
    '/\t/pictures.example/1.jpg',
    'https://site.invalid/find',
    'https://user:secret@pictures.example/1.jpg',
    'https://user@pictures.example/1.jpg',
    'http://pictures.example/1.jpg',
    'http:///pictures.example/1.jpg',
    'ftp://pictures.example/1.jpg',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:image/svg+xml,<svg/>',
    'blob:https://pictures.example/1',
    'file:///etc/passwd',
    'https://',
    'https://a b/1.jpg',
    'https://pictures.example:99999/1.jpg',
    'C:\\photos\\1.jpg',
  ])('%j is none', (href) => {
    expect(normalPictureAddress(href)).toBeNull()
    expect(isPictureAddress(href)).toBe(false)
    expect(createHostCheck(['pictures.example', '*.example'])(href)).toBe('(no address)')
  })

  it('is judged alike with and without parsing, and never leads to another path of the site', () => {
    const part = fc.constantFrom(
      'https:',
      '/',
      '//',
      '\\',
      '..',
      '.',
      '%2e',
      '%2f',
      'media',
      'find',
      'a.example',
      '@',
      ':',
      '?',
      '\t',
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 9 }), (parts) => {
        const href = parts.join('')
        const normal = normalPictureAddress(href)
        expect(isPictureAddress(href)).toBe(normal !== null)
        if (normal === null) return
        const { origin, pathname } = new URL(normal, 'https://forecourt.example')
        if (origin === 'https://forecourt.example') expect(pathname).toMatch(/^\/media\//)
        else expect(createHostCheck([])(href)).toBe(new URL(normal).host)
      }),
    )
  })
})

describe('a picture in a mail', () => {
  it.each([
    '/media/photos/0123/{resize}.jpg',
    `${host}/a/{resize}/1.jpg`,
    `${host}/1.JPEG`,
    `${host}/1.png`,
    `${host}/1.gif`,
    // A photo service, and an older dealer system.
    `${host}/a/media/{resize}/0a1b2c`,
    `${host}/photo.aspx?id=12&w={resize}`,
    `${host}/photo.php?file=1.jpg`,
    `${host}/1.jpg?v=2.webp`,
    `${host}/svg/1.jpg`,
    `${host}/1.jpg?format=jpg`,
    `${host}/v1.2/photo`,
  ])('is shown from %s', (address) => {
    expect(isShownInMail(address)).toBe(true)
  })

  it.each([
    '/media/demo/4/side/ford-focus-5dr-blue.svg',
    `${host}/van.SVG`,
    `${host}/van.svgz`,
    `${host}/1.webp`,
    `${host}/1.avif`,
    `${host}/1.jxl`,
    `${host}/IMG_0001.HEIC`,
    `${host}/1.webp?w={resize}`,
    `${host}/1.jpg?format=webp`,
    `${host}/1?fm=avif&w=400`,
    `${host}/1?f=WEBP`,
    `${host}/1.webp#top`,
  ])('is not shown from %s', (address) => {
    expect(isShownInMail(address)).toBe(false)
  })
})
