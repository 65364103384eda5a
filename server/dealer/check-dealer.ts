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

/** "dealers/demo/dealer.ts:31: branches.0.postcode", in the file that writes it, which may be one that `file` imports. */
function placeOf(file: string, path: Path): string {
  const source = readFileSync(file, 'utf8')
  const imported = findImported(source, path)
  if (imported?.from.startsWith('.')) return placeOf(join(dirname(file), imported.from), imported.rest)
  return `${nameOf(file)}:${findLine(source, path)}: ${path.join('.') || 'the file'}`
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
