import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { mdxPlugin } from './mdx-plugin.config.ts'
import { shortClassName } from './short-class-names.config.ts'

export default defineConfig(({ command }) => ({
  plugins: [mdxPlugin, reactRouter()],
  css: { modules: command === 'build' ? { generateScopedName: shortClassName } : {} },
  environments: {
    // Our own entry wraps React Router's build, so that server and pages share one copy of the context keys.
    ssr: {
      build: {
        // For stack traces in the log, see server/load-pages.ts. The browser build has none: visitors would download them.
        sourcemap: true,
        // The server loads all MDX files for their titles, so splitting them into chunks has no use there.
        rolldownOptions: { input: 'app/handler.ts', checks: { ineffectiveDynamicImport: false } },
      },
    },
  },
}))
