import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inProject } from '../project.mjs'
import { makeSiteFont, siteFont } from './font.ts'
import { fontCharacters } from './font-characters.ts'

it('the font is the one that scripts/draw/font.ts makes', async () => {
  expect((await makeSiteFont()).equals(readFileSync(siteFont))).toBe(true)
})

it('every character of the site’s own text is in the font', () => {
  const files = globSync('{app,content}/**/*.{ts,tsx,mdx}', { cwd: inProject() })
  const missing = files
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) => [...readFileSync(inProject(file), 'utf8')].map((character) => ({ file, character })))
    .filter(({ character }) => character !== '\n' && !fontCharacters.includes(character))
  expect(files.length).toBeGreaterThan(200)
  expect(missing).toEqual([])
})
