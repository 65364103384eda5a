import { describe, expect, it } from 'vitest'
import { pageUrl } from './page-meta.ts'

const location = { pathname: '/articles/credit-score' }

describe('the absolute address of a page', () => {
  it('begins with the public origin', () => {
    const matches = [{ id: 'root', loaderData: { origin: 'https://pierhead.example' } }, undefined]
    expect(pageUrl({ matches, location })).toBe('https://pierhead.example/articles/credit-score')
  })

  it('never names another site', () => {
    const matches = [{ id: 'root', loaderData: { origin: 'https://pierhead.example' } }]
    const url = pageUrl({ matches, location: { pathname: '//evil.example/' } })
    expect(new URL(url).host).toBe('pierhead.example')
  })

  it('throws where the origin is not known', () => {
    expect(() => pageUrl({ matches: [{ id: 'root' }], location })).toThrow('origin')
  })
})
