import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const folder = import.meta.dirname

/** The folders that each folder under `features` imports from. */
const imports = new Map(
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => [name, foldersImportedBy(name)]),
)

function foldersImportedBy(feature: string): Set<string> {
  const sources = readdirSync(join(folder, feature), { encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, feature, file), 'utf8'))
  const found = sources.flatMap((source) => [...source.matchAll(/ from '\.\.\/([\w-]+)\//g)])
  return new Set(found.flatMap(([, name]) => name ?? []))
}

function reachableFrom(feature: string): Set<string> {
  const reached = new Set<string>()
  const waiting = [feature]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop())
    for (const other of imports.get(next) ?? [])
      if (!reached.has(other)) {
        reached.add(other)
        waiting.push(other)
      }
  return reached
}

it('has no circle of imports between the folders of features', () => {
  expect([...imports.keys()].filter((feature) => reachableFrom(feature).has(feature))).toEqual([])
  expect(reachableFrom('search')).toContain('record')
})

it('is imported by the scripts of pages, and imports none of them', () => {
  const sources = readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
  expect(sources.filter((source) => / from '[^']*\/enhance\//.test(source))).toEqual([])
})
