import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { dealerFolder } from '../dealer/folder.mjs'
import { heightOf } from './fallback-fonts.ts'

const css = readFileSync(join(dealerFolder(), 'theme.css'), 'utf8')
const font = await heightOf(join(dealerFolder(), 'font.woff2'))
const fallbacks = css.split('@font-face').filter((face) => face.includes('size-adjust'))

it('replaces every fallback by the font of the site, once that has arrived', () => {
  expect(css.match(/font-display: (\w+)/g)).toEqual(['font-display: swap'])
  expect(fallbacks.length).toBeGreaterThan(0)
})

it.each(fallbacks)('gives a fallback the height of the font, so no line moves: %s', (face) => {
  const share = (property: string) => Number(new RegExp(`${property}: ([\\d.]+)%`).exec(face)?.[1]) / 100
  expect(share('ascent-override') * share('size-adjust')).toBeCloseTo(font.ascent, 2)
  expect(share('descent-override') * share('size-adjust')).toBeCloseTo(font.descent, 2)
  expect(share('line-gap-override')).toBe(0)
})
