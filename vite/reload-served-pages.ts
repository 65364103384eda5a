import type { Plugin } from 'vite'

/**
 * Development only. A change of the sources loads the page again: most pages do not hydrate, and React Router's own
 * refresh needs its router in the browser.
 */
export const reloadServedPages: Plugin = {
  name: 'reload-served-pages',
  hotUpdate({ file, modules, server }) {
    if (file.endsWith('.css') || modules.length === 0) return
    server.environments.client.hot.send({ type: 'full-reload' })
    return []
  },
}
