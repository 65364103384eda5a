import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { dealerFacts, dealerResolution } from './vite/dealer.ts'
import { mdxPlugin } from './vite/mdx.ts'

// Tests run the builds of React and its router that visitors get; Vitest would set NODE_ENV to "test".
process.env.NODE_ENV = 'production'

const folders = '{app,content,desk,domain,packages,scripts,server,tests}/**'
const long = `${folders}/*.long.test.{ts,tsx}`
const sampled = `${folders}/*.sampled.test.{ts,tsx}`

/** A half of the tests. It states its options itself: what it inherited would start a second PostgreSQL for the run. */
const half = (name: 'behaviour' | 'long', include: string[], exclude: string[]) => ({
  plugins: [dealerFacts, mdxPlugin],
  resolve: dealerResolution,
  test: {
    name,
    provide: { half: name },
    include,
    exclude: ['**/node_modules/**', ...exclude],
    // Test files share a worker, which saves a third of the time: no test changes the state of a module for the next.
    isolate: false,
    // They bound a hanging test. A wait within a test has at most 45 s, so that the failure says what was waited for. A
    // test of the long half that needs more has a limit of its own.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})

// `npm test` runs `behaviour`, and `npm run test:long` the rest: `x.long.test.ts` and, again and whole, `x.sampled.test.ts`.
export default defineConfig({
  test: {
    // One PostgreSQL for both halves.
    globalSetup: ['server/store/postgres/testing/global-setup.ts'],
    // Many tests wait for child processes: with a worker for each processor, an eighth of their time was idle.
    maxWorkers: availableParallelism() + 1,
    teardownTimeout: 120_000,
    projects: [half('behaviour', [`${folders}/*.test.{ts,tsx}`], [long]), half('long', [long, sampled], [])],
  },
})
