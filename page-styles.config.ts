import { browserslistToTargets, transform } from 'lightningcss'
import type { Plugin, Rolldown } from 'vite'
import { compactTokens } from './compact-tokens.config.ts'
import { partStyles, withinIslands } from './later-styles.config.ts'

const virtualId = 'virtual:page-styles'
const styleSheet = /\.css$/
const routeEntry = /\?__react-router-build-client-route$/
const rootEntry = /[\\/]app[\\/]root\.tsx\?__react-router-build-client-route$/
const islandEntry = /[\\/]app[\\/]islands[\\/][\w-]+\.tsx$/
/** Pages that only an `ErrorBoundary` renders. */
const errorPage = /ErrorPage\.tsx$/
const assetMark = /__VITE_ASSET__([\w$]{22})__/g

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/**
 * Gives the server build the styles of each route as `virtual:page-styles`. Vite makes sheets of the chunks of scripts
 * instead, which have rules of other pages too. Rules that no first paint needs, and those of scripts that are loaded on
 * demand, are in one file for all pages.
 */
export function pageStyles(): Plugin {
  /** The text of each style sheet, without minification, by its module. */
  const sheets = new Map<string, string>()
  /** Set by the browser build, which comes first. */
  const built = new Map<string, string>()
  let laterStyles = ''
  return {
    name: 'page-styles',
    // One instance for both builds.
    sharedDuringBuild: true,
    transform: {
      // After Vite has resolved the imports, addresses and class names of the sheet.
      filter: { id: styleSheet },
      handler(css, id) {
        if (this.environment.name === 'client') sheets.set(id, css)
      },
    },
    generateBundle(_options, bundle) {
      dropSheets(bundle)
      const { name, config } = this.environment
      if (name !== 'client') return
      const tokens = compactTokens([...sheets.values()])
      const source = (id: string) =>
        tokens
          .inline(sheets.get(id) ?? '')
          .replaceAll(assetMark, (_mark, file: string) => `/${this.getFileName(file)}`)
      const partsOf = (modules: Iterable<string>) =>
        partStyles(Array.from(modules, (id) => ({ id, css: source(id) })))
      const minify = (css: string) => tokens.rename(minified(css, config.build.cssTarget))
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')

      const routes = chunks.flatMap(({ facadeModuleId: id, fileName }) =>
        id && routeEntry.test(id)
          ? [{ module: `/${fileName}`, isRoot: rootEntry.test(id), reached: reachedFrom([id], this) }]
          : [],
      )
      const shared = routes.find(({ isRoot }) => isRoot)?.reached ?? new Set()
      const errorPages = [...this.getModuleIds()].filter((id) => errorPage.test(id))
      const ofErrors = reachedFrom(errorPages, this)
      const inPages = new Set([...shared, ...routes.flatMap(({ reached }) => [...reached]), ...ofErrors])

      const islands = [...this.getModuleIds()].filter((id) => islandEntry.test(id))
      const ofIslands = reachedFrom(islands, this)
      // A sheet that is added to a page makes the browser choose its fonts again, so none is loaded with these scripts.
      const onDemand = new Set<string>()
      for (const { isDynamicEntry, facadeModuleId } of chunks) {
        if (!isDynamicEntry || !facadeModuleId) continue
        const { dynamicImporters = [] } = this.getModuleInfo(facadeModuleId) ?? {}
        const pages = routes.filter(({ reached }) => dynamicImporters.some((id) => reached.has(id)))
        const isOpened = dynamicImporters.some((id) => ofIslands.has(id))
        for (const id of reachedFrom([facadeModuleId], this)) {
          if (inPages.has(id) && (shared.has(id) || pages.every(({ reached }) => reached.has(id)))) continue
          if (isOpened || !inPages.has(id)) onDemand.add(id)
          // The server renders it.
          else for (const page of pages) page.reached = new Set([id, ...page.reached])
        }
      }

      for (const { module, isRoot, reached } of routes)
        built.set(module, minify(partsOf(isRoot ? shared : without(reached, shared)).first))
      built.set('errors', minify(partsOf(without(ofErrors, shared)).first))
      // Pages without an island have their own copy of a sheet, which this one must not follow.
      const opened = Array.from(onDemand, (id) =>
        inPages.has(id) ? withinIslands(partsOf([id]).first) : source(id),
      ).join('\n')
      const later = this.emitFile({
        type: 'asset',
        name: 'later.css',
        source: minify(`${partsOf(inPages).later}\n${opened}`),
      })
      laterStyles = `/${this.getFileName(later)}`
    },
    resolveId: (id) => (id === virtualId ? `\0${virtualId}` : undefined),
    load(id) {
      if (id === `\0${virtualId}`)
        return [
          `export const pageStyles = ${JSON.stringify(Object.fromEntries(built))}`,
          `export const laterStyles = ${JSON.stringify(laterStyles)}`,
        ].join('\n')
    },
  }
}

/** Removes the sheets that Vite made of the chunks. */
function dropSheets(bundle: Rolldown.OutputBundle): void {
  for (const file of Object.values(bundle)) {
    if (file.type !== 'chunk') continue
    const sheets = file.viteMetadata?.importedCss ?? new Set()
    for (const sheet of sheets) delete bundle[sheet]
    sheets.clear()
  }
}

/**
 * The modules that `entries` import, directly or through others, each after those that it imports. The style sheet of a
 * component follows those of the components that it imports, so that it can change them. Error pages are left out.
 */
function reachedFrom(entries: readonly string[], graph: Graph): Set<string> {
  const reached = new Set<string>()
  const seen = new Set<string>()
  const visit = (id: string) => {
    if (seen.has(id)) return
    seen.add(id)
    const { importedIds = [], exports = [] } = graph.getModuleInfo(id) ?? {}
    const needed = exports.includes('ErrorBoundary')
      ? importedIds.filter((imported) => !errorPage.test(imported))
      : importedIds
    const isOwn = (imported: string) => imported.endsWith('.module.css')
    for (const imported of [...needed.filter((each) => !isOwn(each)), ...needed.filter(isOwn)])
      visit(imported)
    reached.add(id)
  }
  for (const entry of entries) visit(entry)
  return reached
}

function without(modules: Set<string>, others: Set<string>): string[] {
  return [...modules].filter((id) => !others.has(id))
}

/** @param target Browsers as Vite writes them, such as `safari16.4`. */
function minified(css: string, target: string | string[] | false): string {
  const browsers = [target || []]
    .flat()
    .map((browser) => browser.replace(/^ios/, 'ios_saf').replace(/^([a-z_]+)([\d.]+)$/, '$1 $2'))
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    targets: browserslistToTargets(browsers),
  })
  return code.toString()
}
