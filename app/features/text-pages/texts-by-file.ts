/**
 * The modules of MDX files by their place, as `pages/privacy`. A file in the dealer's folder takes the place of the one
 * in `content/`.
 *
 * @param modules of `import.meta.glob`, by path: those of `content/` begin with it, all others are the dealer's.
 */
export function textsByFile<Module>(modules: Record<string, Module>): ReadonlyMap<string, Module> {
  const paths = Object.keys(modules)
  const ofSite = paths.filter((path) => path.startsWith('/content/'))
  const ofDealer = paths.filter((path) => !path.startsWith('/content/'))
  return new Map([...ofSite, ...ofDealer].map((path) => [placeOf(path), modules[path] as Module]))
}

function placeOf(path: string): string {
  return path.replace(/^.*\/(?=(?:pages|articles|landing|reviews|tools)\/)/, '').replace(/\.mdx$/, '')
}
