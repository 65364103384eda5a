import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import subsetFont from 'subset-font'
import { inProject } from '../project.mjs'
import { fontCharacters } from './font-characters.ts'

// Makes dealers/demo/font.woff2 from the variable font of Fontsource: fewer characters, and of
// the features only kerning and figures of equal width.

export const siteFont = inProject('dealers/demo/font.woff2')

const source = inProject(
  'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
)

/** The names in the font that its licence asks for: copyright, licence, and the licence's address. */
const preserveNameIds = [0, 13, 14]

export function makeSiteFont(): Promise<Buffer> {
  return subsetFont(readFileSync(source), fontCharacters, {
    targetFormat: 'woff2',
    keepFeatures: ['kern', 'tnum'],
    preserveNameIds,
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const font = await makeSiteFont()
  writeFileSync(siteFont, font)
  console.log(`${fontCharacters.length} characters, ${font.length} bytes`)
}
