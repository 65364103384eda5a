/** A package that the project uses, as its bill of materials or the lock file names it. */
export interface Part {
  name: string
  version: string
  /** As SPDX writes it: `MIT`, `(MIT OR CC0-1.0)`. Null where the package names none. */
  licence: string | null
  /** Not installed with `npm install --omit=dev`. */
  isForDevelopment: boolean
}

/** Licences that ask for no more than that their text is kept. OFL-1.1 is for fonts. */
const permissive = new Set([
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC-BY-4.0', 'CC0-1.0', 'ISC'],
  ...['MIT', 'MIT-0', 'OFL-1.1', 'PostgreSQL', 'PSF-2.0', 'Python-2.0', 'Unlicense', 'Zlib'],
])

/** Copyleft for each file. Such a tool is used unchanged to build and to test, and is no part of the site. */
const forDevelopment = new Set(['MPL-2.0'])

/** Such a tool that `npm start` installs too, because it builds the pages: Vite's for style sheets. */
const buildTool = 'lightningcss'

/** Copyleft for a library. One that is installed as a file of its own, unchanged, may be exchanged for another. */
const sharedLibrary = new Set(['LGPL-3.0-or-later'])

/**
 * What is installed apart from the project's own packages, by those who draw or measure: folders with a lock file of
 * their own.
 */
export const installedApart = [
  'scripts/draw',
  'packages/facet-index/bench',
  'packages/facet-index/kernels/assembly',
]

/** The parts of a lock file, which names the licence of each. */
export function partsOfLock(lock: {
  packages: Record<string, { version?: string; license?: string }>
}): Part[] {
  return Object.entries(lock.packages).flatMap(([path, { version = '', license = null }]) => {
    const name = path.split('node_modules/').slice(1).at(-1)
    return name === undefined ? [] : [{ name, version, licence: license, isForDevelopment: true }]
  })
}

/** Why a part may not be used; null where it may. */
export function faultOfLicence({ name, version, licence, isForDevelopment }: Part): string | null {
  const part = `${name} ${version}`
  if (licence === null) return `${part} names no licence`
  const isSharedLibrary = name.startsWith('@img/sharp-')
  const isAllowed = (id: string) =>
    permissive.has(id) ||
    ((isForDevelopment || name.startsWith(buildTool)) && forDevelopment.has(id)) ||
    (isSharedLibrary && sharedLibrary.has(id))
  const terms = licence.replace(/[()]/g, ' ').trim()
  const choices = terms.split(/\s+OR\s+/)
  const all = terms.split(/\s+AND\s+/)
  if (choices.length > 1 && all.length > 1) return `${part} has a licence that has to be read: ${licence}`
  const isFine = choices.length > 1 ? choices.some(isAllowed) : all.every(isAllowed)
  return isFine ? null : `${part} has a licence that is not allowed: ${licence}`
}

/** The licences as Markdown: how many parts have each, then the parts. */
export function formatLicences(parts: readonly Part[]): string {
  const sorted = [...parts].sort((a, b) => (`${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1))
  const counts = new Map<string, number>()
  for (const { licence } of sorted) counts.set(licence ?? 'none', (counts.get(licence ?? 'none') ?? 0) + 1)
  const byCount = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
  return [
    '# Licences',
    '',
    '| licence | parts |',
    '|---|---|',
    ...byCount.map(([licence, count]) => `| ${licence} | ${count} |`),
    '',
    '| part | version | licence | used |',
    '|---|---|---|---|',
    ...sorted.map(
      ({ name, version, licence, isForDevelopment }) =>
        `| ${name} | ${version} | ${licence ?? 'none'} | ${isForDevelopment ? 'to build and test' : 'by the site'} |`,
    ),
    '',
  ].join('\n')
}
