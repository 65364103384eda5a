import { createPhraseSet, listOf } from '../lexicon/phrase-table.ts'
import type { Token } from '../split/tokens.ts'
import { type Finding, nothing, unsearchable } from './finding.ts'

const negators =
  /^(not|neither|no|non|except|excluding|without|minus|isnt|arent|dont|doesnt|dosnt|cant|cannot|wont|mustnt|wouldnt|nothing|never|avoid|excl|hate|hates|dislike)$/
/** Between a negator and its name: "not in red", "don't want a diesel", "won't even consider a diesel". */
const passedOver =
  /^(a|an|another|the|in|for|any|want|wanting|like|be|it|is|do|consider|considering|entertain|buy|buying|interested|keen|on|into|even|ever)$/
/** What somebody who denies a name calls it: "no nasty diesels", "no more automatics". */
const disparaging =
  /^(nasty|smelly|stinking|stinky|dirty|filthy|horrible|horrid|awful|noisy|ugly|bloody|flipping|damn|stupid|silly|smoky|rattly|thirsty|rubbish|crap|manky|clunky|boring|dreaded|more)$/
/** "Don't need an automatic", "doesn't have to be red", "not fussed about colour": either will do. */
const indifference = /^(need|needs|necessarily|have|has|to|mind|fussed|bothered|matter|matters|about|if)$/
const all = /^(any|anything|all|every|everything)$/

export interface Negator {
  from: number
  /** Nothing is asked for and nothing left out. */
  isIndifferent: boolean
}

/** The denial before the name or number at `to`, if one stands there. */
export function findNegator(tokens: readonly Token[], to: number): Negator | null {
  let at = to - 1
  let isIndifferent = false
  for (; at >= 0; at--) {
    if (tokens[at + 1]?.startsClause) return null
    const { kind = 'sign', text = '', state = 'read' } = tokens[at] ?? {}
    if (kind === 'sign' || passedOver.test(text) || (state === 'open' && disparaging.test(text))) continue
    if (state !== 'open' || !indifference.test(text)) break
    isIndifferent = true
  }
  const token = tokens[at]
  if (token?.state !== 'open') return null
  if (negators.test(token.text)) return { from: at, isIndifferent }
  const [before, second] = [tokens[at - 1]?.text ?? '', tokens[at - 2]?.text ?? '']
  if (token.text === 't' && /^(don|isn|doesn|dosn|needn|ain|aren|can|won|mustn|wouldn)$/.test(before))
    return { from: at - 1, isIndifferent: isIndifferent || before === 'needn' }
  if (isIndifferent) return null
  if (token.text === 'than' && /^(other|rather)$/.test(before)) return { from: at - 1, isIndifferent }
  if (token.text === 'of' && before === 'instead') return { from: at - 1, isIndifferent }
  if (token.text === 'from' && /^(apart|aside)$/.test(before)) return { from: at - 1, isIndifferent }
  // "Anything but red", "any colour bar red".
  if (!/^(but|bar)$/.test(token.text)) return null
  if (all.test(before)) return { from: at - 1, isIndifferent }
  return all.test(second) ? { from: at - 2, isIndifferent } : null
}

const refusals = createPhraseSet(
  listOf(`
    will not do, wont do, won t do, is no good, are no good, no good, need not apply, not wanted, no thanks, no thank you,
    is out, are out, is not for me, not for me`),
)

/** Where a denial after a name ends: "automatic will not do". */
export function findRefusal(tokens: readonly Token[], from: number): number | null {
  return tokens[from]?.startsClause ? null : (refusals.match(tokens, from)?.to ?? null)
}

/** "Not in Leeds". Indifference is about what stands before a place: "colour not fussed Leeds". */
export function findDenialOfPlace(tokens: readonly Token[], to: number): Negator | null {
  const negator = findNegator(tokens, to)
  return negator?.isIndifferent ? null : negator
}

/** A search cannot leave out what is denied, so it is reported, unless either will do. */
export function findingOfDenied({ from, isIndifferent }: Negator, to: number): Finding {
  return { from, to, meaning: isIndifferent ? nothing : unsearchable }
}

/** Between a negator and the limit of a number: "don't want to pay more than", "not a penny over". */
const beforeLimit =
  /^(want|wanting|to|spend|spending|pay|paying|go|going|have|be|it|is|any|anything|a|with|that|has|having|done|costing|single|penny|pound|quid|mile|day)$/
const comparatives =
  /^(over|above|more|greater|bigger|higher|under|below|less|lower|fewer|smaller|cheaper|older|newer|younger|before|after)$/

/** Where the denial of the limit from `from` to before `to` begins; null if it is not denied. "No more than" is a limit itself. */
export function findDenialOfLimit(tokens: readonly Token[], from: number, to: number): number | null {
  const word = tokens.slice(from, to).find(({ kind, text }) => kind === 'number' || comparatives.test(text))
  if (word === undefined || word.kind === 'number') return null
  let at = from
  do {
    if (tokens[at]?.startsClause) return null
    at -= 1
  } while (tokens[at]?.state === 'open' && beforeLimit.test(tokens[at]?.text ?? ''))
  const { state, text = '' } = tokens[at] ?? {}
  if (state !== 'open') return null
  if (text === 't') return at - 1
  return negators.test(text) ? at : null
}
