import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/find-browsers.mjs'
import { desktop, mobile } from './tests/e2e/support/devices.ts'
import { disabledFeatures } from './tests/e2e/support/disabled-features.ts'
import type { TestOptions, WorkerOptions } from './tests/e2e/support/test.ts'

// Worker processes load this file too and use the path found by the first.
process.env.CHROMIUM_PATH ??= await findChromium()

const browserArguments = [
  '--disable-gpu',
  `--disable-features=${disabledFeatures.join()}`,
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

// Most journeys do not depend on pixels. Pictures take a quarter of a journey's processor time; drawing pages and fading
// between them take another quarter. Chromium uses only the last `--blink-settings`, so the settings of a mouse, which
// Playwright passes in the same argument, are repeated.
const mouse = 'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4'
const notDrawn = {
  drawn: false,
  contextOptions: { reducedMotion: 'reduce' as const },
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    args: [...browserArguments, `--blink-settings=${mouse},imagesEnabled=false`],
  },
}
const drawn = {
  drawn: true,
  contextOptions: { reducedMotion: 'no-preference' as const },
  launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: browserArguments },
}

// A file's name says where its journeys run: menu.mobile.spec.ts, search.no-script.spec.ts, failed.pictures.desktop.spec.ts.
// Without a device, as header-search.spec.ts, they run on a desktop in `npm test`, and on a phone in the long half. What
// needs other browsers is a project of its own; the devices share workers, each of which starts a site and a browser.
const kinds = [
  { kind: 'plain', endings: ['', '.desktop', '.mobile', '.no-script'], use: desktop },
  {
    kind: 'pictures',
    endings: ['desktop', 'mobile'].map((device) => `.pictures.${device}`),
    use: { ...desktop, ...drawn },
  },
]

/** The files `NAME` + one of these endings + `.spec.ts`. */
const files = (...endings: string[]) =>
  new RegExp(`/[\\w-]+(${endings.map((ending) => ending.replaceAll('.', '\\.')).join('|')})\\.spec\\.ts$`)

/** Those of both, or of a `half`: "", ".sampled", ".long". */
const filesOf = (endings: readonly string[], halves: readonly string[]) =>
  files(...halves.flatMap((half) => endings.map((ending) => half + ending)))

/** What `npm test` runs: all but files with `.long` after their name, and the cases that those with `.sampled` leave out. */
const behaviour = kinds.map(({ kind, endings, use }) => {
  const testMatch = filesOf(endings, ['', '.sampled'])
  return { name: `behaviour-${kind}`, testMatch, grepInvert: /@long/, use }
})

/** The rest. A pattern of `grep` meets the name of the file too. */
const long = kinds.map(({ kind, endings, use }) => {
  const testMatch = filesOf(endings, ['.long', '.sampled'])
  return { name: `long-${kind}`, testMatch, grep: /@long|\.long\./, use }
})
const secondDevice = { name: 'long-second-device', testMatch: files('', '.long', '.sampled'), use: mobile }
/** Journeys at the desk again, with its stock and its leads in PostgreSQL. How its pages look is the same there. */
const deskOnPostgres = {
  name: 'long-desk-postgresql',
  testMatch: /\/desk-(?!pages)[\w-]+(\.sampled)?\.desktop\.spec\.ts$/,
  use: { ...desktop, deskStores: 'postgresql' as const },
}

export default defineConfig<TestOptions, WorkerOptions>({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  globalSetup: './tests/e2e/support/prepare-demo-data.ts',
  workers: 2,
  fullyParallel: false,
  // It bounds a hanging journey, on a busy machine too. One of the long half that needs more has a limit of its own.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: process.env.CI !== undefined,
  // A failed journey runs again only to record a trace, and stays failed. To record every journey would double the time.
  retries: 1,
  failOnFlakyTests: true,
  reporter: 'list',
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    ...notDrawn,
  },
  projects: [...behaviour, ...long, secondDevice, deskOnPostgres],
})
