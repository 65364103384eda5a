import { readFile } from 'node:fs/promises'
import type { BrowserContext } from '@playwright/test'

const file = new URL('../../../dealers/demo/font.woff2', import.meta.url)
const font = (await readFile(file)).toString('base64')

/**
 * Gives every document the site's font before its first layout. As served, another font is shown until it arrives, and
 * the layout would depend on the machine's speed and its installed fonts.
 */
export async function bringFont(context: BrowserContext): Promise<void> {
  await context.addInitScript((font) => {
    const bytes = Uint8Array.from(atob(font), (character) => character.charCodeAt(0))
    document.fonts.add(new FontFace('Instrument Sans', bytes, { weight: '400 700' }))
  }, font)
}
