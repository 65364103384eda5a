import { describe, expect, it } from 'vitest'
import { contentPolicy, mayHaveForeignScript } from './content-policy.ts'

const directive = (name: string, hosts: readonly string[] = []) =>
  contentPolicy(hosts)
    .split('; ')
    .find((each) => each.startsWith(`${name} `))

describe('the content policy of pages', () => {
  it('allows no inline script, no eval and no script of another origin', () => {
    expect(directive('script-src')).toBe("script-src 'self' 'inline-speculation-rules'")
    expect(directive('require-trusted-types-for')).toBe("require-trusted-types-for 'script'")
  })

  it('allows inline styles, and style sheets of our own', () => {
    expect(directive('style-src')).toBe("style-src 'self' 'unsafe-inline'")
  })

  it('allows one script of another company and what it needs, and still no inline script and no form to others', () => {
    const src = 'https://chat.example/widget.js?id=1'
    const policy = contentPolicy([], { src, origins: ['wss://live.chat.example'] })
    expect(policy).toContain(
      "script-src 'self' 'inline-speculation-rules' https://chat.example wss://live.chat.example;",
    )
    expect(policy).toContain("connect-src 'self' https://chat.example wss://live.chat.example;")
    expect(policy).toContain('frame-src https://chat.example')
    expect(policy).toContain("form-action 'self'")
    expect(policy).not.toContain('unsafe-eval')
  })

  it('allows nothing from other hosts except pictures of listed hosts', () => {
    const hosts = ['m.atcdn.co.uk', '*.pictures.example']
    const open = contentPolicy(hosts)
      .split('; ')
      .filter((part) => part.includes('https:'))
    expect(open).toEqual(["img-src 'self' https://m.atcdn.co.uk https://*.pictures.example"])
  })
})

it.each(['/', '/cars/used', '/car-search?make=Ford', '/contact', '/vehicles', '/articles/credit-score'])(
  'a script of another company may be on %s',
  (url) => {
    expect(mayHaveForeignScript(url)).toBe(true)
  },
)

it.each([
  '/vehicles/1',
  '/Vehicles/1/apply',
  '/vehicles/1/enquire/call?form=x',
  '/valuation',
  '/part-exchange/enquire',
  '/car-search?postcode=L3+4DB',
])('none is on %s', (url) => {
  expect(mayHaveForeignScript(url)).toBe(false)
})
