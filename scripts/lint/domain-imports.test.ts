import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { inProject } from '../project.mjs'

/** The packages that rules may use; the oracles of property tests also use the last two. */
const packages = [
  'ajv',
  'entities/decode',
  'facet-index',
  'facet-index/point',
  'zod',
  'facet-index/oracle',
  'fast-check',
]

// The lint refuses the folders and names that it lists (biome.json); here, all but what is allowed.
it('domain imports its own files, and packages that need no I/O', () => {
  const files = globSync('domain/**/*.ts', { cwd: inProject() }).filter((file) => !/\.test\.ts$/.test(file))
  const others = files.flatMap((file) => {
    const source = readFileSync(inProject(file), 'utf8')
    // As the formatter writes them: each ends a line.
    const imported = [...source.matchAll(/(?:^import|\bfrom) '([^']+)'$|\bimport\('([^']+)'\)/gm)]
    return imported
      .map(([, from, lazy]) => String(from ?? lazy))
      .filter((from) =>
        from.startsWith('.') ? !join(dirname(file), from).startsWith('domain/') : !packages.includes(from),
      )
      .map((from) => `${file}: ${from}`)
  })
  expect(files.length).toBeGreaterThan(200)
  expect(others).toEqual([])
})
