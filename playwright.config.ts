import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/find-browsers.mjs'
import type { TestOptions } from './tests/e2e/support/test.ts'

// Worker processes load this file too and use the path found by the first.
process.env.CHROMIUM_PATH ??= await findChromium()

const browserArguments = [
  '--disable-gpu',
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

const desktop = { viewport: { width: 1440, height: 900 } }
const mobile = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }

// A journey runs on desktop and phone, and is not drawn, unless its file name says otherwise:
// search.spec.ts, menu.mobile.spec.ts, search.desktop.spec.ts, search.no-script.spec.ts, vehicle-gallery.pictures.desktop.spec.ts.
export default defineConfig<TestOptions>({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  globalSetup: './tests/e2e/support/prepare-demo-data.ts',
  workers: 2,
  fullyParallel: false,
  // Far longer than an idle machine needs; they only bound a slow one.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  forbidOnly: process.env.CI !== undefined,
  // A failed journey runs again only to record a trace, and stays failed. To record every journey would double the time.
  retries: 1,
  failOnFlakyTests: true,
  reporter: 'list',
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 120_000,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    ...notDrawn,
  },
  projects: [
    { name: 'desktop', testIgnore: /\.(mobile|no-script|pictures\.\w+)\.spec\.ts$/, use: desktop },
    { name: 'mobile', testIgnore: /\.(desktop|no-script|pictures\.\w+)\.spec\.ts$/, use: mobile },
    {
      name: 'no-script',
      testMatch: /\.no-script\.spec\.ts$/,
      use: { ...desktop, javaScriptEnabled: false },
    },
    {
      name: 'desktop-pictures',
      testMatch: /\.pictures\.desktop\.spec\.ts$/,
      use: { ...desktop, ...drawn },
    },
    {
      name: 'mobile-pictures',
      testMatch: /\.pictures\.mobile\.spec\.ts$/,
      use: { ...mobile, ...drawn },
    },
  ],
})
