import { type Dealer, dealerSchema } from '#domain/dealer/dealer-schema.ts'

/**
 * The facts of `file`, which exports them as its default.
 *
 * @throws {Error} with a line for each mistake: "dealers/demo/dealer.ts:31: branches.0.postcode: …".
 */
export async function checkDealer(facts: unknown, file: string): Promise<Dealer> {
  const { success, data, error } = dealerSchema.safeParse(facts)
  if (success) return data
  // It parses TypeScript, and each command and the site check the facts when they start.
  const { mistakesOfFacts } = await import('./find-place.ts')
  throw new Error(`The dealer’s facts have mistakes.\n${mistakesOfFacts(file, error).join('\n')}`)
}
