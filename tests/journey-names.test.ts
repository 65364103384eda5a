import { globSync } from 'node:fs'
import { expect, it } from 'vitest'

// A file whose name playwright.config.ts does not know would never run.
it('the name of each journey’s file says its half and its device', () => {
  const names = globSync('*.spec.ts', { cwd: new URL('e2e/', import.meta.url) })
  const known =
    /^[\w-]+(\.(long|sampled))?(\.(desktop|mobile|no-script|pictures\.desktop|pictures\.mobile))?\.spec\.ts$/
  expect(names.length).toBeGreaterThan(50)
  expect(names.filter((name) => !known.test(name))).toEqual([])
})
