import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { demoFolder } from '../dealer/folder.mjs'
import { inProject } from '../project.mjs'
import { resizeFallbacks } from './fallback-fonts.ts'

const face = (family: string, range = '') => `@font-face {
  font-family: '${family}';
  font-weight: 400 500;
  ${range}size-adjust: 1%;
  ascent-override: 1%;
  descent-override: 1%;
  line-gap-override: 0%;
}`
const sizeIn = (theme: string) => Number(/size-adjust: ([\d.]+)%/.exec(theme)?.[1])

it('a fallback of the same font keeps its size', async () => {
  const arimo = inProject('node_modules/@fontsource/arimo/files/arimo-latin-400-normal.woff2')
  const resized = await resizeFallbacks(face('Adjusted Arial'), arimo)
  expect(sizeIn(resized)).toBe(100)
  expect(resized).toContain('ascent-override: 90.5%;\n  descent-override: 21.2%;')
})

it('spaces have a size of their own, and the rest of the theme stays', async () => {
  const theme = readFileSync(join(demoFolder, 'theme.css'), 'utf8')
  const resized = await resizeFallbacks(theme, join(demoFolder, 'font.woff2'))
  expect(resized.replaceAll(/(size-adjust|override): .*/g, '')).toBe(
    theme.replaceAll(/(size-adjust|override): .*/g, ''),
  )
  const spaces = face('Adjusted Arial', 'unicode-range: U+20, U+A0;\n  ')
  const font = join(demoFolder, 'font.woff2')
  expect(sizeIn(await resizeFallbacks(spaces, font))).toBeLessThan(sizeIn(resized))
})

it('a family whose widths are not known is told', async () => {
  await expect(resizeFallbacks(face('Adjusted Verdana'), join(demoFolder, 'font.woff2'))).rejects.toThrow(
    'Adjusted Verdana is no font whose widths are known',
  )
})
