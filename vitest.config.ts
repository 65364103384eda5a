import { defineConfig } from 'vitest/config'
import { mdxPlugin } from './mdx-plugin.config.ts'

// Tests run the builds of React and its router that visitors get; Vitest would set NODE_ENV to "test".
process.env.NODE_ENV = 'production'

export default defineConfig({
  plugins: [mdxPlugin],
  test: {
    // Many tests wait for child processes, so all processors are used.
    maxWorkers: '100%',
    // Far longer than an idle machine needs; they only bound a slow one.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    teardownTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['{app,content,domain,packages}/**/*.test.{ts,tsx}'],
          // Tests of these folders keep no state in modules, so their files share a worker, which halves the time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'processes', include: ['{server,scripts,tests}/**/*.test.ts'] },
      },
    ],
  },
})
