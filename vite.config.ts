import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { mdxPlugin } from './mdx-plugin.config.ts'

/** Development only. A page that does not hydrate has none of these modules in the browser, so it is loaded again. */
const reloadServedPages: Plugin = {
  name: 'reload-served-pages',
  hotUpdate({ file, modules, server }) {
    const { client } = server.environments
    if (this.environment.name !== 'ssr' || modules.length === 0) return
    if (!client.moduleGraph.getModulesByFile(file)?.size) client.hot.send({ type: 'full-reload' })
  },
}

export default defineConfig({
  plugins: [mdxPlugin, reactRouter(), reloadServedPages],
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
})
