/**
 * The modules of MDX files by their place, as `pages/privacy`. A file in the dealer's folder replaces the one
 * in `content/`.
 *
 * @param ofSite, ofDealer of `import.meta.glob`, by path.
 */
export function textsByFile<Module>(
  ofSite: Record<string, unknown>,
  ofDealer: Record<string, unknown>,
): ReadonlyMap<string, Module> {
  const modules = [...Object.entries(ofSite), ...Object.entries(ofDealer)]
  return new Map(modules.map(([path, module]) => [placeOf(path), module as Module]))
}

function placeOf(path: string): string {
  return path.replace(/^.*\/(?=(?:pages|articles|landing|reviews|tools)\/)/, '').replace(/\.mdx$/, '')
}
