import { readFileSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { site } from '../../content/site.ts'
import { findChromium } from '../find-browsers.mjs'
import { inProject } from '../project.mjs'

// Draws the picture of a shared link and the icons of home screens, with the name in content/site.ts.

const font = readFileSync(
  inProject(
    'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  ),
).toString('base64')
const tokens = readFileSync(inProject('app/styles/tokens.css'), 'utf8')

const style = `
@font-face { font-family: 'Instrument Sans'; font-weight: 400 700; src: url(data:font/woff2;base64,${font}) }
${tokens}
* { box-sizing: border-box; margin: 0 }
:root { color-scheme: light }
body { position: relative; height: 100vh; overflow: hidden; background: var(--ink-800); color: var(--fog-50); font-family: var(--font) }
.wheel { fill: var(--verdigris-400) }
.pier { fill: none; stroke: var(--fog-50); stroke-width: 3; stroke-linecap: round }
.water { fill: none; stroke: var(--verdigris-600); stroke-width: 1.5; stroke-linecap: round }
`

const wheel =
  '<path class="wheel" d="M5.5 18a12.5 12.5 0 0 1 25 0h-7.5a5 5 0 0 0-10 0zM16.4 18a1.6 1.6 0 0 1 3.2 0z"/>'
const pier = '<path class="pier" d="M3 23h30M9 23v8M18 23v8M27 23v8"/>'
const waves = (from: number, count: number) => `M${from} 30.4${'c1.5-1 3-1 4.5 0s3 1 4.5 0'.repeat(count)}`

const share = `
<style>
.words { position: absolute; inset: 0 auto 0 80px; display: flex; flex-direction: column; justify-content: center; gap: 32px; width: 620px }
h1 { font-size: 68px; font-weight: 600; line-height: 1.08; letter-spacing: -0.026em; word-spacing: 0.04em }
p { color: var(--fog-300); font-size: 30px }
strong { color: var(--fog-50); font-weight: 600 }
svg { position: absolute; inset: auto -90px -20px auto; width: 620px; overflow: visible }
</style>
<div class="words">
  <p><strong>${site.name}</strong></p>
  <h1>New and used<br>cars, vans<br>and trucks</h1>
  <p>${site.address.town}, since ${site.since}</p>
</div>
<svg viewBox="0 0 36 36">${wheel}${pier}<path class="water" d="${waves(-3, 6)}"/></svg>`

const icon = `
<style>svg { position: absolute; inset: 14%; width: 72% }</style>
<svg viewBox="0 0 36 36">${wheel}${pier}</svg>`

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
  theme_color: '#ffffff',
  icons: [
    { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
    { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
  ],
}
writeFileSync(inProject('public/site.webmanifest'), `${JSON.stringify(manifest, null, 2)}\n`)

async function draw(file: string, body: string, width: number, height: number): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height } })
  await page.setContent(`<style>${style}</style>${body}`)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.screenshot({ path: inProject('public', file) })
  await page.close()
}
