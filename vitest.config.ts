import { defineConfig } from 'vitest/config'
import { mdxPlugin } from './mdx-plugin.config.ts'

export default defineConfig({
  plugins: [mdxPlugin],
  test: {
    include: [
      '{app,content,domain,server,demo,scripts,tests/faults,tests/load,tests/structured-data}/**/*.test.{ts,tsx}',
    ],
    testTimeout: 30_000,
  },
})
