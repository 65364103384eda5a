import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readQuery } from './route-query.ts'

const address = new URL('https://pierhead.example/compare?v=a&utm_source=x&v=b&%70age=2')
const handle = { parameters: ['v', 'page'] } as const

describe('the query of a route', () => {
  it('has what the route declares, however it is written, and nothing else', () => {
    const query = readQuery(address, handle)
    expect([query.getAll('v'), query.get('page')]).toEqual([['a', 'b'], '2'])
    expect(String(query)).toBe('v=a&v=b&page=2')
  })

  it('throws for a parameter that the route does not declare, so that none is dropped silently', () => {
    const query: URLSearchParams = readQuery(address, handle)
    for (const read of ['get', 'getAll', 'has'] as const)
      expect(() => query[read]('utm_source')).toThrow('does not declare the parameter "utm_source"')
  })
})

it('is the only way in which routes read a query', () => {
  const routes = globSync('app/routes/*.{ts,tsx}').filter((file) => !file.includes('.test.'))
  expect(routes.length).toBeGreaterThan(20)
  const others = routes.filter((file) =>
    /searchParams\b(?!Of)|\burl\.search\b/.test(readFileSync(file, 'utf8')),
  )
  expect(others).toEqual([])
})
