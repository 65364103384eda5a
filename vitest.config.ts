import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { dealerFacts, dealerResolution } from './vite/dealer.ts'
import { mdxPlugin } from './vite/mdx.ts'

// Tests run the builds of React and its router that visitors get; Vitest would set NODE_ENV to "test".
process.env.NODE_ENV = 'production'

export default defineConfig({
  plugins: [dealerFacts, mdxPlugin],
  resolve: dealerResolution,
  test: {
    include: ['{app,content,domain,packages,scripts,server,tests}/**/*.test.{ts,tsx}'],
    globalSetup: ['server/store/postgres/testing/global-setup.ts'],
    // Many tests wait for child processes: with a worker for each processor, an eighth of their time was idle.
    maxWorkers: availableParallelism() + 1,
    // Test files share a worker, which saves a third of the time: no test changes the state of a module for the next.
    isolate: false,
    // Far longer than an idle machine needs; they only bound a slow one.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    teardownTimeout: 300_000,
  },
})
