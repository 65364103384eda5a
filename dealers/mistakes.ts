import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { z } from 'zod'
import { inProject } from '../scripts/project.mjs'

type FindLine = (source: string, path: readonly PropertyKey[]) => number

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
