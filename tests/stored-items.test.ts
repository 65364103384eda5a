import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'

const project = join(import.meta.dirname, '..')
const cookiesPage = readFileSync(join(project, 'content/pages/cookies.mdx'), 'utf8')
/** The part of the page that a site with a script of another company has. */
const otherCompanies = readFileSync(join(project, 'app/features/foreign-script/OtherCompanies.tsx'), 'utf8')

/** The module that stores for others, under keys that they declare. */
const adapter = 'browser-storage.ts'

interface Item {
  name: string
  place: 'session storage' | 'local storage'
}

/** Every module that writes to the storage of the browser, with its items. */
function itemsOfCode(): Map<string, Item[]> {
  const modules = globSync('app/**/*.{ts,tsx}', { cwd: project }).filter(
    (file) => !/\.test\.tsx?$/.test(file),
  )
  return new Map(
    modules.flatMap((file): [string, Item[]][] => {
      const source = readFileSync(join(project, file), 'utf8')
      const write =
        /\b(?:sessionStorage\.setItem|localStorage\.setItem|writeStored\('\w+')|\bstorageKey=/.exec(
          source,
        )?.[0]
      if (write === undefined || basename(file) === adapter) return []
      const place = /^s|tab/.test(write) ? 'session storage' : 'local storage'
      const keys = source.matchAll(/\bconst \w*[kK]ey = '([^']+)'/g)
      return [[file, Array.from(keys, ([, name = '']) => ({ name, place }))]]
    }),
  )
}

it('each module that stores something declares its key', () => {
  const without = [...itemsOfCode()].filter(([, items]) => items.length !== 1)
  expect(without).toEqual([])
})

it('the cookies page lists what the code stores, and nothing else', () => {
  const listed = cookiesPage.matchAll(/^\| `([^`]+)` \((session storage|local storage)\)/gm)
  const inWords = [...itemsOfCode().values()].flat().map(({ name, place }) => `${name}: ${place}`)
  expect(inWords.length).toBeGreaterThan(3)
  const listedApart = otherCompanies.matchAll(/<code>([^<]+)<\/code> \((session storage|local storage)\)/g)
  const all = [...listed, ...listedApart].map(([, name, place]) => `${name}: ${place}`)
  expect(all.toSorted()).toEqual(inWords.toSorted())
})
