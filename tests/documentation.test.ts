import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'

const project = join(import.meta.dirname, '..')
const pages = globSync(['*.md', 'docs/**/*.md', 'packages/*/*.md', 'packages/*/docs/*.md'], { cwd: project })

const read = (page: string) => readFileSync(join(project, page), 'utf8')

/** The anchors of a page's headings, as GitHub makes them. */
function anchorsOf(page: string): string[] {
  const headings = read(page).matchAll(/^#+ (.+)$/gm)
  return Array.from(headings, ([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\d\- _]/gu, '')
      .replaceAll(' ', '-'),
  )
}

function deadLinks(page: string): string[] {
  const links = Array.from(read(page).matchAll(/\]\(([^)\s]+)\)/g), ([, link = '']) => link)
  return links.filter((link) => {
    if (/^https?:/.test(link)) return false
    const [path, anchor] = link.split('#')
    const target = path ? join(dirname(page), path) : page
    if (!existsSync(join(project, target))) return true
    return anchor !== undefined && !anchorsOf(target).includes(anchor)
  })
}

/** Files and folders of the project that the page names in code. */
function missingPaths(page: string): string[] {
  const named = read(page).matchAll(
    /`((?:app|bench|bin|content|docs|domain|packages|scripts|server|tests)\/[^`\s*]+)`/g,
  )
  return Array.from(named, ([, path = '']) => path).filter(
    (path) => !/\bNAME\b/.test(path) && !existsSync(join(project, path)),
  )
}

it.each(pages)('%s names only files and headings that exist', (page) => {
  expect({ deadLinks: deadLinks(page), missingPaths: missingPaths(page) }).toEqual({
    deadLinks: [],
    missingPaths: [],
  })
})

it.each(pages)('%s names only commands of package.json', (page) => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const named = Array.from(read(page).matchAll(/\bnpm run ([a-z:]+)/g), ([, name = '']) => name)
  expect(named.filter((name) => !(name in scripts) && name !== 'kernels')).toEqual([])
})

// The machine's own Node may be another one, or none.
it('a dealer needs no command that the project’s own Node does not run', () => {
  expect(read('docs/rebrand.md').match(/\bnode \S+\.(ts|mjs)\b|\bnpx (?!forecourt\b)\S+/g)).toBeNull()
})

it('the index of the decisions lists each page once, in their order', () => {
  const files = pages.filter((page) => /^docs\/decisions\/\d/.test(page)).map((page) => basename(page))
  const listed = Array.from(read('docs/decisions/README.md').matchAll(/^\| \[(\d+)\]\(([^)]+)\)/gm))
  expect(listed.map(([, number, file]) => `${number}: ${file}`)).toEqual(
    files.toSorted().map((file) => `${Number(file.slice(0, 4))}: ${file}`),
  )
})

/** The names in code in the first column of the tables under a heading. */
function firstColumnOf(page: string, heading: string): string {
  const [, section = ''] =
    new RegExp(`^## ${heading}\n(.*?)(?=^## |$(?![\\s\\S]))`, 'ms').exec(read(page)) ?? []
  return Array.from(section.matchAll(/^\| ([^|]+) \|/gm), ([, cell = '']) => cell).join('\n')
}

it('the settings of docs/operating.md are those that the server reads', () => {
  const settings = new Set<string>()
  readConfig(new Proxy({}, { get: (_, name) => void (typeof name === 'string' && settings.add(name)) }))
  const listed = Array.from(
    firstColumnOf('docs/operating.md', 'Settings').matchAll(/`([A-Z_]+)`/g),
    ([, name = '']) => name,
  )
  expect(listed.toSorted()).toEqual([...settings].toSorted())
})

it('docs/monitoring.md lists every metric of the site', () => {
  const served = globSync('server/**/*.ts', { cwd: project })
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) =>
      Array.from(read(file).matchAll(/name: '(forecourt_[a-z_]+)'/g), ([, name = '']) => name),
    )
  const listed = Array.from(
    firstColumnOf('docs/monitoring.md', 'Metrics').matchAll(/`(forecourt_[a-z_]+)`/g),
    ([, name = '']) => name,
  )
  expect(listed.toSorted()).toEqual(served.toSorted())
})

it('docs/monitoring.md says what to do about every alert', () => {
  const alerts = Array.from(
    read('deploy/prometheus/alerts.yml').matchAll(/- alert: (\w+)/g),
    ([, name = '']) => name,
  )
  const listed = firstColumnOf('docs/monitoring.md', 'Alerts').match(/\b[A-Z][a-z]\w+/g) ?? []
  expect(listed.toSorted()).toEqual(alerts.toSorted())
})

it.each(pages)('%s has no mark of a merge conflict', (page) => {
  expect(read(page).match(/^(?:<{7}|>{7}|\|{7}|={7}$).*/gm)).toBeNull()
})
