import { thousands } from '../lexicon/quantities.data.ts'
import type { Reading } from '../reading.ts'
import { type Finding, unsearchable } from './finding.ts'

const offers =
  /^(part ?(ex|exchange|exchanging)|px|p x|swap|swapping|exchange|exchanging|trade in|trading in|replac(e|es|ing)|replacement for|(upgrad|downsiz|mov|com)(e|ing) from|sell|selling|sold)$/

/** "Part ex my Golf for a Tiguan": the Golf is given, so only the Tiguan is looked for. Its words are reported. */
export function* recognisePartExchange({ tokens }: Reading): Generator<Finding> {
  for (const [at, token] of tokens.entries()) {
    if (!/^(my|our)$/.test(token.text) || /^(car|van|truck|vehicle|motor)$/.test(tokens[at + 1]?.text ?? ''))
      continue
    const from =
      [at - 2, at - 1].find((start) => {
        const words = tokens.slice(Math.max(0, start), at)
        return start >= 0 && offers.test(words.map(({ text }) => text).join(' '))
      }) ?? beforeOwn(tokens, at)
    if (from === undefined) continue
    const end = tokens.findIndex(
      ({ text, startsClause }, i) => i > at && (/^(for|with|to)$/.test(text) || startsClause),
    )
    yield { from, to: end === -1 ? tokens.length : end, meaning: unsearchable }
  }
}

/** "£6,000 plus my Fiesta": where its "plus" is. */
function beforeOwn(tokens: Reading['tokens'], at: number): number | undefined {
  const isPlus = /^(plus|\+)$/.test(tokens[at - 1]?.text ?? '')
  const before = tokens[at - 2]
  return isPlus && (before?.kind === 'number' || thousands.has(before?.text ?? '')) ? at - 1 : undefined
}
