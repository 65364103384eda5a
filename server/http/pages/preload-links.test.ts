import { expect, it } from 'vitest'
import { preloadLinks } from './preload-links.ts'

it('name the style sheets and fonts of a document, and nothing else', () => {
  const html = `<html><head>
    <link rel="preload" as="image" href="/media/car.svg"/>
    <link rel="preload" href="/assets/sans-Ab_1.woff2" as="font" type="font/woff2" crossorigin="anonymous"/>
    <link rel="icon" href="/favicon.svg"/>
    <link rel="modulepreload" href="/assets/root.js"/>
    <link rel="stylesheet" href="/assets/app.css"/>
    <link rel="stylesheet" href="/assets/app.css"/>
    <link rel="stylesheet" href="https://evil.example/assets/x.css"/>
    <link rel="stylesheet" href="/assets/a>; rel=preload, <b.css"/>
    </head><body><link rel="stylesheet" href="/assets/late.css"/></body></html>`
  expect(preloadLinks(Buffer.from(html))).toBe(
    '</assets/sans-Ab_1.woff2>; rel=preload; as=font; crossorigin, </assets/app.css>; rel=preload; as=style',
  )
})

it('are absent without such files', () => {
  expect(preloadLinks(Buffer.from('<title>Page</title>'))).toBeNull()
})
