import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import dealer from '#dealer'
import { dealerFolder } from '../../scripts/dealer/folder.mjs'
import { contrast, parseOklch, toHex } from '../../tests/support/oklch.ts'

const project = join(import.meta.dirname, '..', '..')
const theme = readFileSync(join(dealerFolder(), 'theme.css'), 'utf8')
const css = theme + readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')
const declarations = new Map(
  [...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
)
const schemes = ['light', 'dark'] as const

function colourOf(token: string, scheme: (typeof schemes)[number]) {
  const sides = /^light-dark\(var\(--([\w-]+)\), var\(--([\w-]+)\)\)$/.exec(declarations.get(token) ?? '')
  if (!sides) throw new Error(`--${token} is no light-dark() pair of the palette`)
  return parseOklch(declarations.get(sides[scheme === 'light' ? 1 : 2] ?? '') ?? '')
}

const surfaces = ['page', 'surface', 'surface-raised', 'surface-sunken', 'surface-hover']
const grounds = [...surfaces, 'accent-tint', 'signal-tint', 'danger-tint']

/** Words that stand on any of the grounds. */
const words = ['text', 'text-soft', 'link', 'link-hover', 'danger']
const toned = ['on-accent-tint', 'on-signal-tint', 'on-danger-tint']

/** Text on its ground: WCAG 2.2, 1.4.3. */
const textPairs = [
  ...[...words, ...toned].flatMap((text) => grounds.map((ground) => [text, ground])),
  ['text', 'surface-selected'],
  ['on-action', 'action'],
  ['on-action', 'action-hover'],
  ['text-on-strong', 'surface-strong'],
  ['text-on-strong-soft', 'surface-strong'],
  ['link-on-strong', 'surface-strong'],
] as [string, string][]

/** What is pressed, filled in or focused, against its ground: WCAG 2.2, 1.4.11. */
const edgePairs = [
  ...['line-control', 'focus', 'action'].flatMap((edge) => grounds.map((ground) => [edge, ground])),
  ['focus-on-strong', 'surface-strong'],
  ['text-on-strong-soft', 'surface-strong'],
] as [string, string][]

describe.each(schemes)('in the %s scheme', (scheme) => {
  it.each(textPairs)('%s has enough contrast on %s', (text, ground) => {
    expect(contrast(colourOf(text, scheme), colourOf(ground, scheme))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(edgePairs)('%s is visible on %s', (edge, ground) => {
    expect(contrast(colourOf(edge, scheme), colourOf(ground, scheme))).toBeGreaterThanOrEqual(3)
  })

  it('theme-color is the colour of the header', () => {
    expect(dealer.headerColours[scheme]).toBe(toHex(colourOf('surface', scheme)))
  })
})

describe('the style sheets', () => {
  const sheets = ['app', 'desk'].flatMap((folder) =>
    readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.css') && !name.endsWith('tokens.css'))
      .map((name) => join(folder, name)),
  )
  const palette = [...css.matchAll(/--([\w-]+):\s*oklch\(/g)].map(([, name]) => name)

  it.each(sheets)('%s has no raw colour', (name) => {
    const rules = readFileSync(join(project, name), 'utf8')
    expect(rules.match(/#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\(/gi)).toBeNull()
  })

  it.each(sheets)('%s uses functional tokens only, and only those that exist', (name) => {
    const rules = readFileSync(join(project, name), 'utf8')
    const own = new Set([...rules.matchAll(/(?<!var\()--([\w-]+):/g)].map(([, token]) => token))
    const used = [...rules.matchAll(/var\(--([\w-]+)\)/g)].map(([, token]) => token)
    expect(used.filter((token) => palette.includes(token))).toEqual([])
    expect(used.filter((token) => token && !declarations.has(token) && !own.has(token))).toEqual([])
  })

  // A touch would leave the style applied.
  it.each(sheets)('%s styles what is pointed at only where a pointer can hover', (name) => {
    const rules = readFileSync(join(project, name), 'utf8')
    expect(rules.replace(/^( *)@media \(hover: hover\) \{$.*?^\1\}$/gms, '')).not.toContain(':hover')
  })

  it.each(sheets)('%s is inside a layer', (name) => {
    const rules = readFileSync(join(project, name), 'utf8').replace(/\/\*.*?\*\//gs, '')
    expect(rules.trim()).toMatch(/^@(layer|font-face)\b/)
  })

  // With the pairs above, every page of the desk has enough contrast in both schemes, also one that no browser opens.
  it.each(sheets.filter((name) => name.startsWith('desk')))(
    '%s has only words and grounds that are measured',
    (name) => {
      const rules = readFileSync(join(project, name), 'utf8')
      const used = (property: string) =>
        [...rules.matchAll(new RegExp(`(?<![-\\w])${property}:\\s*var\\(--([\\w-]+)\\)`, 'g'))].map(
          ([, token]) => token,
        )
      // Behind a picture are no words; an icon may have the colour of an action.
      expect(
        used('background(?:-color)?').filter((token) => !['picture', ...grounds].includes(token ?? '')),
      ).toEqual([])
      expect(used('color').filter((token) => !['action', ...words, ...toned].includes(token ?? ''))).toEqual(
        [],
      )
    },
  )
})
