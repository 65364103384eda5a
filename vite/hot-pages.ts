import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const inBrowser = fileURLToPath(new URL('hot-page.client.ts', import.meta.url))

/**
 * Development only. A changed component or sheet is swapped in pages that hydrate it, and the state is kept. Every other
 * change loads the page again.
 */
export const hotPages: Plugin = {
  name: 'hot-pages',
  apply: 'serve',
  // Every page loads this module of React Router's first.
  transform(code, id) {
    if (id.endsWith('virtual:react-router/inject-hmr-runtime')) return `import '/@fs${inBrowser}'\n${code}`
  },
  hotUpdate({ file, modules, server: { environments } }) {
    if (modules.length === 0) return
    const isSwapped = /\.(?:tsx|css)$/.test(file) && environments.client.moduleGraph.getModulesByFile(file)
    if (isSwapped) return
    environments.client.hot.send({ type: 'full-reload' })
    return []
  },
}
