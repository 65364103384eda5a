import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** Puts the service worker at the root of the site, because it works for pages below its own address. */
export const offlineWorker: Plugin = {
  name: 'offline-worker',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle() {
    const source = readFileSync(new URL('../app/offline-worker.js', import.meta.url), 'utf8')
    this.emitFile({ type: 'asset', fileName: 'offline-worker.js', source })
  },
}
