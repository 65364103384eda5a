import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createScriptNonce, replaceNonces } from './document-csp.ts'

const nonce = createScriptNonce()
const hash = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`
function policyOf(text: string, hosts: readonly string[] = []) {
  const { html, csp } = replaceNonces(Buffer.from(text), nonce, hosts)
  return { html: html.toString(), csp }
}
const directive = (html: string, name: string) =>
  policyOf(html)
    .csp.split('; ')
    .find((each) => each.startsWith(name))

describe('the content policy of a document', () => {
  it('allows only our own files without inline scripts', () => {
    const html = `<html><script nonce="${nonce}" type="module" src="/assets/entry.js"></script></html>`
    expect(directive(html, 'script-src')).toBe("script-src 'self'")
    expect(policyOf(html).csp).not.toMatch(/unsafe|https?:|nonce/)
  })

  it('allows each inline script with the nonce by its hash, once', () => {
    const html = `<script nonce="${nonce}">a()</script><script async="" nonce="${nonce}">b(\n)</script><script nonce="${nonce}">a()</script>`
    expect(directive(html, 'script-src')).toBe(`script-src 'self' ${hash('a()')} ${hash('b(\n)')}`)
  })

  it.each([
    ['without a nonce', '<script>evil()</script>'],
    ['with an empty nonce', '<script nonce="">evil()</script>'],
    ['with the nonce of another render', `<script nonce="${createScriptNonce()}">evil()</script>`],
    ['with the nonce in its text', `<script>evil('nonce="${nonce}"')</script>`],
    ['in capitals', `<SCRIPT>evil()</SCRIPT>`],
    ['that swallows one of ours', `<script>evil() <script nonce="${nonce}">ours()</script>`],
  ])('allows no foreign script %s', (_what, foreign) => {
    const html = `<main>${foreign}</main><script nonce="${nonce}">ours()</script>`
    const allowed = directive(html, 'script-src')
    for (const source of [`evil()`, `evil('nonce="${nonce}"')`, `evil('')`, `evil() <script>ours()`]) {
      expect(allowed).not.toContain(hash(source))
    }
    expect([`script-src 'self' ${hash('ours()')}`, "script-src 'self'"]).toContain(allowed)
  })

  it('allows each inline style with the nonce by its hash', () => {
    const html = `<style nonce="${nonce}" data-href="/a.css">p{}</style><style>q{}</style>`
    expect(directive(html, 'style-src')).toBe(`style-src 'self' ${hash('p{}')}`)
    expect(policyOf(html).html).toBe('<style data-href="/a.css">p{}</style><style>q{}</style>')
  })

  it('allows no other inline style and no event handler', () => {
    expect(directive('<style>p{}</style><p onclick="evil()">', 'style-src')).toBe("style-src 'self'")
    expect(directive('<p onclick="evil()">', 'script-src')).toBe("script-src 'self'")
  })

  it('allows nothing from other hosts except pictures of listed hosts', () => {
    const { csp } = policyOf('', ['https://m.atcdn.co.uk', 'https://*.pictures.example'])
    const open = csp.split('; ').filter((part) => part.includes('https:'))
    expect(open).toEqual(["img-src 'self' https://m.atcdn.co.uk https://*.pictures.example"])
  })

  it('removes the nonce from the document', () => {
    const html = `<link nonce="${nonce}" href="/a"><script nonce="${nonce}">a()</script>`
    expect(policyOf(html).html).toBe('<link href="/a"><script>a()</script>')
  })

  it('is the same for two renders of one page', () => {
    const pages = [createScriptNonce(), createScriptNonce()].map((each) =>
      replaceNonces(Buffer.from(`<script nonce="${each}">a()</script>`), each, []),
    )
    expect(pages[0]).toEqual(pages[1])
  })
})
