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
    // Far longer than an idle machine needs; they only bound a slow one.
    testTimeout: 1_800_000,
    hookTimeout: 600_000,
    teardownTimeout: 60_000,
  },
})
