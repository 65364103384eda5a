import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { clientChunks } from './client-chunks.config.ts'
import { islandFiles } from './islands.config.ts'
import { mdxPlugin } from './mdx-plugin.config.ts'
import { reloadServedPages } from './reload-served-pages.config.ts'

export default defineConfig({
  plugins: [mdxPlugin, reactRouter(), islandFiles(), reloadServedPages],
  // One sheet for all pages, in the order of the imports, as in development: docs/what-a-page-loads.md.
  build: { cssCodeSplit: false },
  resolve: {
    alias: [
      {
        find: '../createLucideIcon.mjs',
        replacement: fileURLToPath(new URL('app/ui/create-icon.ts', import.meta.url)),
      },
    ],
  },
  // The development server looks for dependencies in routes only, and would find this one when an island is loaded.
  optimizeDeps: { include: ['lucide-react'] },
  // Icons of the server must be made by the same function as those of the browser.
  ssr: { noExternal: ['lucide-react'] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: clientChunks },
          // Tables and rules: what a page does not use of them is left out.
          treeshake: {
            // React Router's wrappers of what a route exports.
            manualPureFunctions: ['_UNSAFE_withComponentProps', '_UNSAFE_withErrorBoundaryProps'],
            moduleSideEffects: [{ test: /[\\/](?:content|domain)[\\/][^?]*\.ts$/, sideEffects: false }],
          },
        },
      },
    },
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
})
