import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { inProject } from '../project.mjs'

/** `#server/desk/…` and `../desk/…` as a path from the project's folder; packages as they are. */
function pathOf(file: string, from: string): string {
  return from.startsWith('.') ? join(dirname(file), from) : from.replace(/^#/, '')
}

function importsOf(file: string): string[] {
  const source = readFileSync(inProject(file), 'utf8')
  // As the formatter writes them: each ends a line.
  const imported = [...source.matchAll(/(?:^import|\bfrom) '([^']+)'$|\bimport\('([^']+)'\)/gm)]
  return imported.map(([, from, lazy]) => pathOf(file, String(from ?? lazy)))
}

// What the desk may import, the lint says (biome.json).
const isDesk = (path: string) => /^(server\/)?desk\//.test(path)

it('nothing of the site imports the desk: only the desk itself, and its command', () => {
  const files = globSync('{app,content,domain,packages,server,vite}/**/*.{ts,tsx}', { cwd: inProject() })
    .filter((file) => !/\.test\.tsx?$|node_modules/.test(file))
    .filter((file) => !isDesk(file) && !/^server\/cli\/desk(-launcher)?\.ts$/.test(file))
  expect(files.length).toBeGreaterThan(600)
  expect(files.filter((file) => importsOf(file).some(isDesk))).toEqual([])
})
