import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { chromium } from '@playwright/test'
import { markedBrands } from '../../app/features/brands/marked-brands.data.ts'
import { findChromium } from '../find-browsers.mjs'
import { inProject } from '../project.mjs'
import { installSources } from './install-sources.ts'

// Draws app/features/brands/brand-marks.svg from the marks of simple-icons (CC0).

/** The box of a mark, and the area a mark covers in it: wide marks are drawn lower, so that all look equally large. */
const room = { width: 48, height: 32, area: 26 * 26, widest: 44, highest: 29 }

installSources()
const icons: Record<string, { slug: string; path: string }> = createRequire(import.meta.url)('simple-icons')
const bySlug = new Map(Object.values(icons).map((icon) => [icon.slug, icon]))
const browser = await chromium.launch({ executablePath: await findChromium() })
const page = await browser.newPage()
const symbols = []
for (const [id, slug] of Object.entries(markedBrands)) {
  const icon = bySlug.get(slug)
  if (!icon) throw new Error(`simple-icons has no ${slug}`)
  const path = rounded(icon.path)
  symbols.push(`<symbol id="${id}" viewBox="${viewBox(await boundsOf(path))}"><path d="${path}"/></symbol>`)
}
await browser.close()

const svg = `<svg xmlns="http://www.w3.org/2000/svg">\n<title>Brand marks</title>\n${symbols.join('\n')}\n</svg>\n`
writeFileSync(inProject('app/features/brands/brand-marks.svg'), svg)
console.log(`${symbols.length} marks, ${svg.length} characters`)

interface Box {
  x: number
  y: number
  width: number
  height: number
}

async function boundsOf(path: string): Promise<Box> {
  await page.setContent(`<svg viewBox="0 0 24 24"><path d="${path}"/></svg>`)
  return page.evaluate(() => {
    const mark = document.querySelector('path')
    if (!mark) throw new Error('No path')
    const { x, y, width, height } = mark.getBBox()
    return { x, y, width, height }
  })
}

function viewBox({ x, y, width, height }: Box): string {
  const scale = Math.min(Math.sqrt(room.area / (width * height)), room.widest / width, room.highest / height)
  const [wide, high] = [room.width / scale, room.height / scale]
  return [x + width / 2 - wide / 2, y + height / 2 - high / 2, wide, high]
    .map((figure) => Number(figure.toFixed(2)))
    .join(' ')
}

/** A path with its coordinates rounded to two decimals, which is invisible at this size. */
function rounded(path: string): string {
  return path.replace(/([a-z])([^a-z]*)/gi, (_all, command: string, figures: string) => {
    return command + figuresOf(command, figures).map(shortest).join(' ').replaceAll(' -', '-')
  })
}

/** The two flags of an arc may be followed by a number without a space. */
function figuresOf(command: string, text: string): string[] {
  const figures: string[] = []
  let rest = text
  while (true) {
    const isFlag = command.toLowerCase() === 'a' && [3, 4].includes(figures.length % 7)
    const found = (isFlag ? /^[\s,]*([01])/ : /^[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/).exec(rest)
    if (!found?.[1]) return figures
    figures.push(found[1])
    rest = rest.slice(found[0].length)
  }
}

function shortest(figure: string): string {
  return String(Number(Number(figure).toFixed(2))).replace(/^(-?)0\./, '$1.')
}
