import type { Plugin } from 'vite'

/** Development only. A page that does not hydrate has none of these modules in the browser, so it is loaded again. */
export const reloadServedPages: Plugin = {
  name: 'reload-served-pages',
  hotUpdate({ file, modules, server }) {
    const { client } = server.environments
    if (this.environment.name !== 'ssr' || modules.length === 0) return
    if (!client.moduleGraph.getModulesByFile(file)?.size) client.hot.send({ type: 'full-reload' })
  },
}
