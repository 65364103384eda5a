import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/find-chromium.mjs'

// Worker processes load this file too and use the path found by the first.
process.env.CHROMIUM_PATH ??= await findChromium()

// A journey runs on desktop and phone, unless its file name limits it:
// search.spec.ts, menu.mobile.spec.ts, thumbnails.desktop.spec.ts, search.no-script.spec.ts.
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  globalSetup: './tests/e2e/support/prepare-demo-data.ts',
  workers: 2,
  fullyParallel: false,
  // Far longer than an idle machine needs; they only bound a slow one.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: process.env.CI !== undefined,
  // A failed journey runs again only to record a trace, and stays failed. To record every journey would double the time.
  retries: 1,
  failOnFlakyTests: true,
  reporter: 'list',
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: /\.(mobile|no-script)\.spec\.ts$/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'mobile',
      testIgnore: /\.(desktop|no-script)\.spec\.ts$/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    {
      name: 'no-script',
      testMatch: /\.no-script\.spec\.ts$/,
      use: { viewport: { width: 1440, height: 900 }, javaScriptEnabled: false },
    },
  ],
})
