import { findLine } from './find-line.ts'
import { mistakesIn } from './mistakes.ts'
import { type Dealer, dealerSchema } from './schema.ts'

/**
 * The facts of `file`, which exports them as its default.
 *
 * @throws {Error} with a line for each mistake: "dealers/demo/dealer.ts:31: branches.0.postcode: …".
 */
export function checkDealer(facts: unknown, file: string): Dealer {
  const { success, data, error } = dealerSchema.safeParse(facts)
  if (success) return data
  throw new Error(`The dealer’s facts have mistakes.\n${mistakesIn(file, error, findLine).join('\n')}`)
}
