import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { chunks } from './vite/chunks.ts'
import { classNameOf } from './vite/class-name.ts'
import { dealerFacts, dealerPublicDir, dealerResolution } from './vite/dealer.ts'
import { filterShapesAsData } from './vite/filter-shapes.ts'
import { hotPages } from './vite/hot-pages.ts'
import { mdxPlugin } from './vite/mdx.ts'
import { offlineWorker } from './vite/offline-worker.ts'

export default defineConfig(({ command }) => ({
  plugins: [dealerFacts, filterShapesAsData, mdxPlugin, reactRouter(), hotPages, offlineWorker],
  publicDir: dealerPublicDir,
  resolve: dealerResolution,
  // During development, names say what they are of.
  css: command === 'build' ? { modules: { generateScopedName: classNameOf } } : {},
  // One sheet for all pages: docs/what-a-page-loads.md.
  build: { cssCodeSplit: false },
  // The development server looks for dependencies in routes only, and would find these when a page hydrates.
  optimizeDeps: { include: ['react-dom/client'], exclude: ['lucide-react'] },
  // Built into the server's bundle: icons are small modules, read one by one.
  ssr: { noExternal: ['lucide-react'] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: chunks },
          // Tables and rules: what a page does not use of them is left out.
          treeshake: {
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
        rolldownOptions: {
          input: 'app/handler.ts',
          checks: { ineffectiveDynamicImport: false },
          // Node keeps a map in memory, with every source if they are in it.
          output: { sourcemapExcludeSources: true },
        },
      },
    },
  },
}))
