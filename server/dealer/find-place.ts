import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { z } from 'zod'
import { nameInProject } from '../../scripts/project.mjs'
import { findImported, findLine } from './find-line.ts'

type Path = readonly PropertyKey[]
type FindLine = (source: string, path: Path) => number

/** The mistakes in the facts of `file`, a line each: "dealers/demo/dealer.ts:31: branches.0.postcode: …". */
export function mistakesOfFacts(file: string, { issues }: z.ZodError): string[] {
  return issues.map(({ path, message }) => `${placeOf(file, path)}: ${message}`)
}

/** "dealers/demo/dealer.ts:31: branches.0.postcode" */
function placeOf(file: string, path: Path): string {
  const { file: written, line, rest } = findPlace(file, path)
  return `${nameInProject(written)}:${line}: ${rest.join('.') || 'the file'}`
}

/** Where a fact is written: in `file`, or in one that it imports. `rest` is the path within the export of that file. */
export function findPlace(file: string, path: Path): { file: string; line: number; rest: Path } {
  const source = readFileSync(file, 'utf8')
  const imported = findImported(source, path)
  if (imported?.from.startsWith('.')) return findPlace(join(dirname(file), imported.from), imported.rest)
  return { file, line: findLine(source, path), rest: path }
}

/** The same of another file, whose lines `find` finds. */
export function mistakesIn(file: string, { issues }: z.ZodError, find: FindLine): string[] {
  const source = readFileSync(file, 'utf8')
  return issues.map(({ path, message }) => {
    return `${nameInProject(file)}:${find(source, path)}: ${path.join('.') || 'the file'}: ${message}`
  })
}
