import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { movedPages } from '#content/moved-pages.ts'
import { isOffered } from '#content/offered.ts'
import { specPaths } from './e2e/support/spec-paths.ts'

const specification = join(import.meta.dirname, '../../shared/SPEC.md')

describe.skipIf(!existsSync(specification))('the owner’s specification, beside the project', () => {
  it('names the paths that the crawl has to find links to', () => {
    const text = readFileSync(specification, 'utf8')
    const [, routes = ''] = /### Route table\n(.*?)### Header and footer/s.exec(text) ?? []
    const paths = Array.from(routes.matchAll(/(?<![\w}])\/[a-z][a-z/-]*/g), ([path]) => path.replace(/\/$/, ''))
    const { length } = paths
    expect(length).toBeGreaterThan(50)
    // The table has the categories as a parameter, and "/vehicles/{id}" is a page of stock.
    const named = new Set(paths.filter((path) => path !== ''))
    expect([...named].filter((path) => !specPaths.includes(path))).toEqual([])
  })
})

it('an address that has moved is linked only where its page is offered', () => {
  for (const [from, to] of Object.entries(movedPages)) expect(isOffered(from), from).toBe(isOffered(to))
})
