import type { Reading } from '../reading.ts'
import { type Finding, unsearchable } from './finding.ts'

const offers =
  /^(part ?(ex|exchange|exchanging)|px|p x|swap|swapping|exchange|exchanging|trade in|trading in)$/

/** "Part ex my Golf for a Tiguan": the Golf is given, so only the Tiguan is looked for. Its words are reported. */
export function* recognisePartExchange({ tokens }: Reading): Generator<Finding> {
  for (const [at, token] of tokens.entries()) {
    if (!/^(my|our)$/.test(token.text) || /^(car|van|truck|vehicle|motor)$/.test(tokens[at + 1]?.text ?? ''))
      continue
    const from = [at - 2, at - 1].find((start) => {
      const words = tokens.slice(Math.max(0, start), at)
      return start >= 0 && offers.test(words.map(({ text }) => text).join(' '))
    })
    if (from === undefined) continue
    const end = tokens.findIndex(({ text, startsClause }, i) => i > at && (text === 'for' || startsClause))
    yield { from, to: end === -1 ? tokens.length : end, meaning: unsearchable }
  }
}
