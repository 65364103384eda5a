import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { z } from 'zod'
import { type Dealer, dealerSchema } from '#domain/dealer/dealer-schema.ts'
import { inProject } from '../../scripts/project.mjs'
import { findImported, findLine } from './find-line.ts'

type Path = readonly PropertyKey[]
type FindLine = (source: string, path: Path) => number

/**
 * The facts of `file`, which exports them as its default.
 *
 * @throws {Error} with a line for each mistake: "dealers/demo/dealer.ts:31: branches.0.postcode: …".
 */
export function checkDealer(facts: unknown, file: string): Dealer {
  const { success, data, error } = dealerSchema.safeParse(facts)
  if (success) return data
  const mistakes = error.issues.map(({ path, message }) => `${placeOf(file, path)}: ${message}`)
  throw new Error(`The dealer’s facts have mistakes.\n${mistakes.join('\n')}`)
}

/** "dealers/demo/dealer.ts:31: branches.0.postcode" */
function placeOf(file: string, path: Path): string {
  const { file: written, line, rest } = findPlace(file, path)
  return `${nameOf(written)}:${line}: ${rest.join('.') || 'the file'}`
}

/** Where a fact is written: in `file`, or in one that it imports. `rest` is the path within the export of that file. */
export function findPlace(file: string, path: Path): { file: string; line: number; rest: Path } {
  const source = readFileSync(file, 'utf8')
  const imported = findImported(source, path)
  if (imported?.from.startsWith('.')) return findPlace(join(dirname(file), imported.from), imported.rest)
  return { file, line: findLine(source, path), rest: path }
}

/** The mistakes that a schema found in `file`, a line each: "dealers/demo/dealer.ts:31: branches.0.postcode: …". */
export function mistakesIn(file: string, { issues }: z.ZodError, find: FindLine): string[] {
  const source = readFileSync(file, 'utf8')
  return issues.map(({ path, message }) => {
    return `${nameOf(file)}:${find(source, path)}: ${path.join('.') || 'the file'}: ${message}`
  })
}

/** The path from the project's folder, of a file in it. */
export function nameOf(file: string): string {
  const name = relative(inProject(), file)
  return name.startsWith('..') ? file : name
}
