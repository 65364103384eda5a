import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { inProject } from '../scripts/project.mjs'
import { findLine } from './find-line.ts'
import { type Dealer, dealerSchema } from './schema.ts'

/**
 * The facts of `file`, which exports them as its default.
 *
 * @throws {Error} with a line for each mistake: "dealers/demo/dealer.ts:31: branches.0.postcode: …".
 */
export function checkDealer(facts: unknown, file: string): Dealer {
  const { success, data, error } = dealerSchema.safeParse(facts)
  if (success) return data
  const source = readFileSync(file, 'utf8')
  const name = relative(inProject(), file)
  const mistakes = error.issues.map(({ path, message }) => {
    return `${name}:${findLine(source, path)}: ${path.join('.') || 'the file'}: ${message}`
  })
  throw new Error(`The dealer’s facts have mistakes.\n${mistakes.join('\n')}`)
}
