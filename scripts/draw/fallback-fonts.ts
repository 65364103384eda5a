import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { convert } from 'fontverter'
import { Blob, Face, Feature, Font, Buffer as Glyphs, shape, Variation } from 'harfbuzzjs'
import { dealerFolder } from '../dealer/folder.mjs'
import { inProject } from '../project.mjs'

// Sets the sizes of the fallback fonts in `theme.css` of the dealer's folder: run it after a change of `font.woff2`.
//   npm run dealer:font

/** The words of the articles: spaces and figures have sizes of their own. */
const words = globSync(inProject('content/articles/*.mdx'))
  .sort()
  .flatMap((file) => readFileSync(file, 'utf8').match(/(?<![^\s“(])[A-Za-z’-]+[,.:?]?(?!\S)/g) ?? [])

const samples: Readonly<Record<string, readonly string[]>> = {
  'U+20, U+A0': [' '],
  'U+30-39': ['0123456789'],
}

/** Fonts of the same widths as those of the devices, by family of the theme; of each the regular and the bold one. */
const twins: Readonly<Record<string, readonly [regular: string, bold: string]>> = {
  'Adjusted Arial': ['arimo/files/arimo-latin-400-normal', 'arimo/files/arimo-latin-700-normal'],
  'Adjusted Roboto': ['roboto/files/roboto-latin-400-normal', 'roboto/files/roboto-latin-700-normal'],
}

/** The height of a font above and below the base line, as a share of its size. */
export async function heightOf(file: string): Promise<{ ascent: number; descent: number }> {
  const font = await openFont(file)
  const { ascender, descender } = font.hExtents()
  return { ascent: ascender / font.face.upem, descent: -descender / font.face.upem }
}

/**
 * `theme` with the sizes of every fallback, so that it takes the room of the font.
 *
 * @throws {Error} for a fallback of a family that is not known here
 */
export async function resizeFallbacks(theme: string, fontFile: string): Promise<string> {
  const { ascent, descent } = await heightOf(fontFile)
  const faces = theme.split(/(?=@font-face)/)
  for (const [index, face] of faces.entries()) {
    if (!face.includes('size-adjust')) continue
    const [, family = ''] = /font-family: '([^']+)'/.exec(face) ?? []
    // Most text has the lightest weight of the range.
    const weight = Number(/font-weight: (\d+)/.exec(face)?.[1] ?? 400)
    const twin = twins[family]?.[weight < 600 ? 0 : 1]
    if (!twin)
      throw new Error(`${family} is no font whose widths are known: ${Object.keys(twins).join(', ')}`)
    const sample = samples[/unicode-range: ([^;]+);/.exec(face)?.[1] ?? ''] ?? words
    const own = await openFont(fontFile, weight)
    const other = await openFont(inProject(`node_modules/@fontsource/${twin}.woff2`))
    const size = widthOf(own, sample) / widthOf(other, sample)
    faces[index] = face
      .replace(/size-adjust: [^;]+/, `size-adjust: ${percent(size)}`)
      .replace(/ascent-override: [^;]+/, `ascent-override: ${percent(ascent / size)}`)
      .replace(/descent-override: [^;]+/, `descent-override: ${percent(descent / size)}`)
  }
  return faces.join('')
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`
}

async function openFont(file: string, weight?: number): Promise<Font> {
  const sfnt = await convert(readFileSync(file), 'sfnt')
  const font = new Font(new Face(new Blob(new Uint8Array(sfnt).buffer)))
  if (weight !== undefined) font.setVariations([new Variation('wght', weight)])
  return font
}

/** In sizes of the font, with figures of equal width, as on the site. */
function widthOf(font: Font, texts: readonly string[]): number {
  let width = 0
  for (const text of texts) {
    const glyphs = new Glyphs()
    glyphs.addText(text)
    glyphs.guessSegmentProperties()
    shape(font, glyphs, [new Feature('tnum', 1)])
    for (const { xAdvance } of glyphs.getGlyphPositions()) width += xAdvance
  }
  return width / font.face.upem
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const theme = join(dealerFolder(), 'theme.css')
  const resized = await resizeFallbacks(readFileSync(theme, 'utf8'), join(dealerFolder(), 'font.woff2'))
  writeFileSync(theme, resized)
  console.log(`${resized.match(/size-adjust/g)?.length ?? 0} fallbacks of ${theme} are set`)
}
