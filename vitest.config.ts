import { defineConfig } from 'vitest/config'
import { mdxPlugin } from './mdx-plugin.config.ts'

export default defineConfig({
  plugins: [mdxPlugin],
  test: {
    include: [
      '{app,content,domain,server,demo,scripts,tests/faults,tests/load,tests/structured-data}/**/*.test.{ts,tsx}',
    ],
    // Far more than a quiet machine needs: they only say how long a slow one may take.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    teardownTimeout: 60_000,
  },
})
