import { defineConfig } from 'vitest/config'
import { mdxPlugin } from '../../vite/mdx.ts'

process.env.NODE_ENV = 'production'

/** The long scenarios of `npm run test:faults`. */
export default defineConfig({
  plugins: [mdxPlugin],
  test: {
    root: new URL('../..', import.meta.url).pathname,
    include: ['tests/faults/scenarios/*.scenario.ts'],
    // The cluster in one, all others in the other: most of the time both wait.
    maxWorkers: 2,
    testTimeout: 600_000,
    hookTimeout: 180_000,
    teardownTimeout: 60_000,
  },
})
