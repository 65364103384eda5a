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
    const policy = contentPolicy([], { foreignScript: { src, origins: ['wss://live.chat.example'] } })
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

const page = { pattern: '/', parameters: new Set<string>(), form: null, isPersonal: false }

it('a script of another company may be on every page but those with personal details, in their form or their address', () => {
  for (const url of ['/', '/car-search?make=Ford', '/articles/credit-score'])
    expect(mayHaveForeignScript(page, url)).toBe(true)
  expect(mayHaveForeignScript(undefined, '/nowhere')).toBe(true)
  expect(mayHaveForeignScript({ ...page, isPersonal: true }, '/vehicles/1')).toBe(false)
  expect(mayHaveForeignScript(page, '/car-search?postcode=L3+4DB')).toBe(false)
})
