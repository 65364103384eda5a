import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { movedPages } from '#content/moved-pages.ts'
import { isOffered } from '#content/offered.ts'
import { specPaths } from './e2e/support/spec-paths.ts'

const specification = join(import.meta.dirname, '../../shared/SPEC.md')

// The crawl finds a link to each of `specPaths`.
it.skipIf(!existsSync(specification))('the paths of the crawl are all that the specification names', () => {
  const text = readFileSync(specification, 'utf8')
  const [, routes = ''] = /### Route table\n(.*?)### Header and footer/s.exec(text) ?? []
  // Not within a path with a parameter, such as "/vehicles/{id}", whose first part is a path too.
  const named = Array.from(routes.matchAll(/(?<![\w}])\/[a-z][a-z/-]*/g), ([path]) => path.replace(/\/$/, ''))
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter((path) => !specPaths.includes(path))).toEqual([])
})

it('an address that has moved is linked only where its page is offered', () => {
  for (const [from, to] of Object.entries(movedPages)) expect(isOffered(from), from).toBe(isOffered(to))
})
