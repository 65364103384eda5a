import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { documentCsp } from './document-csp.ts'

const hash = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`
const directive = (html: string, name: string) =>
  documentCsp(html)
    .split('; ')
    .find((each) => each.startsWith(name))

describe('the content policy of a document', () => {
  it('allows our own files alone where nothing is inline', () => {
    const html = '<html><script type="module" src="/assets/entry.js"></script></html>'
    expect(directive(html, 'script-src')).toBe("script-src 'self'")
    expect(documentCsp(html)).not.toMatch(/unsafe|http:/)
  })

  it('lets in nothing from elsewhere but pictures', () => {
    const open = documentCsp('')
      .split('; ')
      .filter((part) => part.includes('https:'))
    expect(open).toEqual(["img-src 'self' data: https:"])
  })

  it('names each inline script by its hash, once', () => {
    const html = '<script>a()</script><script type="module" async="">b(\n)</script><script>a()</script>'
    expect(directive(html, 'script-src')).toBe(`script-src 'self' ${hash('a()')} ${hash('b(\n)')}`)
  })

  it('counts speculation rules as script and structured data as none', () => {
    const html =
      '<script type="speculationrules">{}</script><script type="application/ld+json">{"a":1}</script>'
    expect(directive(html, 'script-src')).toBe(`script-src 'self' ${hash('{}')}`)
  })

  it('names inline styles too', () => {
    expect(directive('<style media="print">p{}</style>', 'style-src')).toBe(`style-src 'self' ${hash('p{}')}`)
  })
})
