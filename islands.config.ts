import { join } from 'node:path'
import type { Plugin } from 'vite'

const islands = ['search', 'vehicle', 'design-system']
const sourceOf = (island: string) => `app/islands/${island}.tsx`
const virtualId = 'virtual:island-files'

interface Files {
  script: string
  imports: readonly string[]
}

/**
 * Builds each module of `app/islands` as a script of its own, and gives the server build the addresses as
 * `virtual:island-files`. React Router's manifest has only its own entry and the routes.
 */
export function islandFiles(): Plugin {
  /** Set by the browser build, which comes first. */
  const built = new Map<string, Files>()
  return {
    name: 'island-files',
    // One instance for both builds.
    sharedDuringBuild: true,
    buildStart() {
      const { name, mode, config } = this.environment
      if (name !== 'client' || mode !== 'build') return
      for (const island of islands)
        this.emitFile({ type: 'chunk', id: join(config.root, sourceOf(island)), name: island })
    },
    generateBundle(_options, bundle) {
      const { name, config } = this.environment
      if (name !== 'client') return
      for (const island of islands) {
        const source = join(config.root, sourceOf(island))
        const own = Object.values(bundle).find(
          (chunk) => chunk.type === 'chunk' && chunk.moduleIds.includes(source),
        )
        const files = new Set(own ? [own.fileName] : [])
        // A set can grow while it is iterated.
        for (const file of files) {
          const chunk = bundle[file]
          if (chunk?.type === 'chunk') for (const imported of chunk.imports) files.add(imported)
        }
        const [script = '', ...imports] = [...files].map((file) => `/${file}`)
        built.set(island, { script, imports })
      }
    },
    resolveId: (id) => (id === virtualId ? `\0${virtualId}` : undefined),
    load(id) {
      if (id !== `\0${virtualId}`) return
      const { mode } = this.environment
      const files =
        mode === 'build'
          ? Object.fromEntries(built)
          : Object.fromEntries(
              islands.map((island) => [island, { script: `/${sourceOf(island)}`, imports: [] }]),
            )
      return `export const islandFiles = ${JSON.stringify(files)}`
    },
    transform: {
      // Development only: React's refresh runtime must run before the first component is loaded.
      filter: { id: /\/app\/islands\/[\w-]+\.tsx$/ },
      handler(code) {
        if (this.environment.mode !== 'dev') return
        return { code: `import 'virtual:react-router/inject-hmr-runtime'\n${code}`, map: null }
      },
    },
  }
}
