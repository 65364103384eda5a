import { defineConfig } from 'vitest/config'
import { mdxPlugin } from '../../vite/mdx.ts'

process.env.NODE_ENV = 'production'

/** The journeys of `npm run test:browsers`. */
export default defineConfig({
  plugins: [mdxPlugin],
  test: {
    root: new URL('../..', import.meta.url).pathname,
    include: ['tests/browsers/*.journey.ts'],
    globalSetup: ['tests/e2e/support/prepare-demo-data.ts'],
    // One browser at a time: a window without the focus draws and types differently.
    maxWorkers: 1,
    // A journey waits for each page to be drawn by a browser that draws in software; the longest takes a quarter of a minute.
    testTimeout: 120_000,
    hookTimeout: 300_000,
    teardownTimeout: 60_000,
  },
})
