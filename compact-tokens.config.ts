/** Of a custom property that is replaced by its value. A longer value costs more bytes than a reference. */
const longestInlined = 30

const comment = /\/\*[\s\S]*?\*\//g
const declaration = /(?<=[\s;{])(--[a-z][\w-]*)\s*:\s*([^;{}]+?)\s*(?=[;}])/g
const tokensOfRoot = /@layer tokens \{\s*:root \{([^}]*)\}/
const equalPair = /light-dark\((var\([\w-]+\)), \1\)/g
/** After a delimiter: file names in addresses may have two hyphens too. */
const name = /(?<=[\s:;,({])--[a-z][\w-]*/g

/**
 * Makes custom properties short, because every document carries them: a constant is replaced by its value, and the others
 * get names of one or two characters, the most used the shortest.
 *
 * @param sheets All style sheets of the build.
 */
export function compactTokens(sheets: readonly string[]) {
  const sources = sheets.map(prepare)
  const constants = findConstants(sources)
  const inline = (css: string) => inlineConstants(prepare(css), constants)
  const names = shortNames(sources.map(inline))
  return {
    /** Of the source of a sheet. */
    inline,
    /** Of a finished sheet. */
    rename: (css: string) => css.replace(name, (long) => names(long)),
  }
}

function prepare(css: string): string {
  return css.replace(comment, '').replace(equalPair, '$1')
}

/** The properties with one short value on every page, by name. */
function findConstants(sources: readonly string[]): ReadonlyMap<string, string> {
  const values = new Map<string, Set<string>>()
  for (const css of sources)
    for (const [, property = '', value = ''] of css.matchAll(declaration))
      values.set(property, (values.get(property) ?? new Set()).add(value))
  const root = sources.map((css) => tokensOfRoot.exec(css)?.[1] ?? '').join('')
  const constants = new Map<string, string>()
  for (const [property, [given = '', ...others]] of values) {
    const value = inlineConstants(given, constants)
    const isConstant = others.length === 0 && !/var\(|light-dark\(/.test(value)
    if (isConstant && value.length <= longestInlined && root.includes(`${property}:`))
      constants.set(property, value)
  }
  return constants
}

function inlineConstants(css: string, constants: ReadonlyMap<string, string>): string {
  return css
    .replace(declaration, (text, property: string) => (constants.has(property) ? '' : text))
    .replace(/var\((--[\w-]+)\)/g, (text, property: string) => constants.get(property) ?? text)
}

/** One name for each property of the build; the minifier adds its own for light and dark. */
function shortNames(sources: readonly string[]): (long: string) => string {
  const counts = new Map<string, number>()
  for (const css of sources)
    for (const [found] of css.matchAll(name)) counts.set(found, (counts.get(found) ?? 0) + 1)
  const byUse = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([found]) => found)
  const short = new Map<string, string>()
  for (const long of ['--lightningcss-light', '--lightningcss-dark', ...byUse])
    short.set(long, `--${shortName(short.size)}`)
  return (long) => short.get(long) ?? long
}

const letters = 'abcdefghijklmnopqrstuvwxyz'

/** a to z, then aa to zz. */
function shortName(index: number): string {
  const { length } = letters
  const last = letters.charAt(index % length)
  return index < length ? last : letters.charAt(Math.floor(index / length) - 1) + last
}
