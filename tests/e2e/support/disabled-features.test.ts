import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { disabledByPlaywright } from './disabled-features.ts'

// A switch of ours replaces Playwright's, so a feature that an update of Playwright adds must be repeated here.
it('what Playwright turns off in Chromium stays off', () => {
  const file = createRequire(import.meta.url).resolve('playwright-core/lib/coreBundle')
  const list = /disabledFeatures = \[([^\]]+)\]/.exec(readFileSync(file, 'utf8'))?.[1] ?? ''
  const features = Array.from(list.matchAll(/^\s*"(\w+)",?$/gm), ([, name]) => name)
  expect(features.length).toBeGreaterThan(10)
  expect(disabledByPlaywright).toEqual(features)
})
