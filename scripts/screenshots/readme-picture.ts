import { chromium } from '@playwright/test'
import { findChromium } from '../find-chromium.mjs'
import { inProject } from '../project.mjs'

// Takes the picture of the README from a site that runs: node scripts/screenshots/readme-picture.ts http://localhost:3000
const [site = 'http://localhost:3000'] = process.argv.slice(2)
const browser = await chromium.launch({ executablePath: await findChromium() })
const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
await page.goto(`${site}/car-search`, { waitUntil: 'networkidle' })
await page.screenshot({ path: inProject('docs/pictures/car-search-1440.png') })
await browser.close()
