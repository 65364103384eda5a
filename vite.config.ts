import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { clientChunks, routeStylesOnly } from './client-chunks.config.ts'
import { islandFiles } from './islands.config.ts'
import { mdxPlugin } from './mdx-plugin.config.ts'
import { pageStyles } from './page-styles.config.ts'
import { reloadServedPages } from './reload-served-pages.config.ts'
import { shortClassName } from './short-class-names.config.ts'

/** The function that makes the icons: one for the server, the pages and the dependencies of the development server. */
const iconAlias = {
  '../createLucideIcon.mjs': fileURLToPath(new URL('app/ui/create-icon.ts', import.meta.url)),
}

export default defineConfig(({ command }) => ({
  plugins: [mdxPlugin, reactRouter(), islandFiles(), routeStylesOnly, pageStyles(), reloadServedPages],
  css: { modules: command === 'build' ? { generateScopedName: shortClassName } : {} },
  resolve: { alias: iconAlias },
  // The development server looks for dependencies in routes only, and would find this one when an island is loaded.
  optimizeDeps: { include: ['lucide-react'], rolldownOptions: { resolve: { alias: iconAlias } } },
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
}))
