import { mkdir, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { openSite } from '../open-site.ts'
import { type OpenDesk, openDesk } from './open-desk.ts'
import { type PictureOf, picturesOf } from './pages.ts'

interface Shot extends PictureOf {
  url: string
  cookies: OpenDesk['cookies']
  width: number
  scheme: 'light' | 'dark'
}

const folder = new URL('../../test-results/screenshots/', import.meta.url)
const atOnce = 3

const { values: options } = parseArgs({
  options: {
    site: { type: 'string' },
    only: { type: 'string', default: '' },
    width: { type: 'string', multiple: true, default: ['390', '1440'] },
    scheme: { type: 'string', multiple: true, default: ['light', 'dark'] },
  },
})

const schemes = (['light', 'dark'] as const).filter((scheme) => options.scheme.includes(scheme))

const { url, vehicleId, stop } = await openSite(options.site)
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--disable-gpu'] })
let desk: OpenDesk | null = null
try {
  // Of a site that runs elsewhere, the desk is not ours to open.
  if (options.site === undefined) desk = await openDesk(browser, process.env.DEMO_DATA_DIR ?? '', url)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const shots = wantedShots()
  const waiting = [...shots]
  await Promise.all(Array.from({ length: atOnce }, () => takeAll(browser, waiting)))
  console.log(`${shots.length} pictures in ${fileURLToPath(folder)}`)
} finally {
  await browser.close()
  await desk?.stop()
  await stop()
}

function wantedShots(): Shot[] {
  const ofSite = picturesOf(vehicleId).map((picture) => ({ ...picture, url, cookies: [] }))
  const ofDesk = desk?.pictures.map((picture) => ({ ...picture, url: desk.url, cookies: desk.cookies })) ?? []
  return [...ofSite, ...ofDesk]
    .filter(({ name }) => new RegExp(options.only).test(name))
    .flatMap((picture) =>
      options.width.flatMap((width) =>
        schemes.map((scheme) => ({ ...picture, width: Number(width), scheme })),
      ),
    )
}

async function takeAll(browser: Browser, waiting: Shot[]): Promise<void> {
  for (let shot = waiting.shift(); shot; shot = waiting.shift()) await take(browser, shot)
}

async function take(browser: Browser, shot: Shot): Promise<void> {
  const { name, path, url, cookies, width, scheme } = shot
  const context = await browser.newContext({
    viewport: { width, height: width < 600 ? 844 : 900 },
    colorScheme: scheme,
    hasTouch: width < 600,
    isMobile: width < 600,
    reducedMotion: 'reduce',
    locale: 'en-GB',
  })
  await context.addCookies(cookies)
  const page = await context.newPage()
  const failures: string[] = []
  page.on('requestfailed', (request) => failures.push(`${request.url()}: ${request.failure()?.errorText}`))
  await page.goto(url + path, { waitUntil: 'networkidle' })
  if (failures.length > 0) console.error(`${path} is incomplete: ${failures.join(', ')}`)
  // Pictures below the first screen load lazily, and this page is not scrolled.
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  })
  const file = fileURLToPath(new URL(`${name}-${width}-${scheme}.jpg`, folder))
  await page.screenshot({ path: file, fullPage: true, type: 'jpeg', quality: 72 })
  await context.close()
}
