import { defineConfig } from 'vitest/config'
import { mdxPlugin } from './mdx-plugin.config.ts'

// Tests run the builds of React and its router that visitors get; Vitest would set NODE_ENV to "test".
process.env.NODE_ENV = 'production'

export default defineConfig({
  plugins: [mdxPlugin],
  test: {
    // Many tests wait for processes of their own, so no processor is left out.
    maxWorkers: '100%',
    include: [
      '{app,content,domain,server,packages,scripts,tests}/**/*.test.{ts,tsx}',
    ],
    // Far more than a quiet machine needs: they only say how long a slow one may take.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    teardownTimeout: 60_000,
  },
})
