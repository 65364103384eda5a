import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { site } from '../../content/site.ts'
import { conditionsOf, everyType, soldTypes } from '../../content/sold-types.ts'
import { dealerFolder } from '../dealer/folder.mjs'
import { findChromium } from '../find-browsers.mjs'
import { inProject } from '../project.mjs'

// Draws the icons and the picture of a shared link from the dealer's logo, colours, font and facts, into `public` of the
// dealer's folder.

const inFolder = (...names: string[]) => join(dealerFolder(), ...names)
const logo = readFileSync(inFolder('logo.svg'), 'utf8')
const font = `url(data:font/woff2;base64,${readFileSync(inFolder('font.woff2')).toString('base64')})`
const theme = readFileSync(inFolder('theme.css'), 'utf8').replace("url('./font.woff2')", font)
const tokens = readFileSync(inProject('app/styles/tokens.css'), 'utf8')

/** A browser shows its icon on a light or a dark bar, and beside no page to take colours from. */
const iconStyle = `<style>
:root { color: ${colour('ink-800')}; --action: ${colour('accent-600')} }
@media (prefers-color-scheme: dark) { :root { color: ${colour('fog-100')} } }
</style>`

const style = `
${theme}
${tokens}
* { box-sizing: border-box; margin: 0 }
:root { color-scheme: light; --logo-wheel: var(--accent-400) }
body { position: relative; height: 100vh; overflow: hidden; background: var(--ink-800); color: var(--fog-50); font-family: var(--font) }
`

const share = `
<style>
.words { position: absolute; inset: 0 auto 0 80px; display: flex; flex-direction: column; justify-content: center; gap: 32px; width: 620px }
h1 { font-size: 68px; font-weight: 600; line-height: 1.08; letter-spacing: -0.026em; word-spacing: 0.04em }
p { color: var(--fog-300); font-size: 30px }
strong { color: var(--fog-50); font-weight: 600 }
svg { position: absolute; inset: 95px 80px auto auto; width: 440px }
</style>
<div class="words">
  <p><strong>${site.name}</strong></p>
  <h1>${conditionsOf(...soldTypes)} ${everyType}</h1>
  <p>${site.address.town}, since ${site.since}</p>
</div>
${logo}`

const icon = `
<style>svg { position: absolute; inset: 14%; width: 72% }</style>
${logo}`

mkdirSync(inFolder('public'), { recursive: true })
writeFileSync(inFolder('public', 'favicon.svg'), logo.replace('>', `>${iconStyle}`))
const browser = await chromium.launch({ executablePath: await findChromium() })
await draw('share.png', share, 1200, 630)
await draw('apple-touch-icon.png', icon, 180, 180)
await draw('icon-512.png', icon, 512, 512)
await browser.close()

const manifest = {
  name: site.name,
  short_name: site.name.split(' ')[0],
  lang: 'en-GB',
  start_url: '/',
  display: 'browser',
  background_color: '#fefdfb',
  theme_color: site.headerColours.light,
  icons: [
    { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
    { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
  ],
}
writeFileSync(inFolder('public', 'site.webmanifest'), `${JSON.stringify(manifest, null, 2)}\n`)

async function draw(file: string, body: string, width: number, height: number): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height } })
  await page.setContent(`<style>${style}</style>${body}`)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.screenshot({ path: inFolder('public', file) })
  await page.close()
}

/** A colour of the palette, as the theme has it. */
function colour(name: string): string {
  const [, value] = new RegExp(`--${name}: (.+);`).exec(theme) ?? []
  if (!value) throw new Error(`theme.css has no --${name}`)
  return value
}
