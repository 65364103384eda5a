import type { Atom } from './atoms.ts'

const negators =
  /^(not|neither|no|non|except|excluding|without|isnt|dont|doesnt|dosnt|cant|cannot|nothing|never|avoid|excl|hate|hates|dislike)$/
/** Between a negator and its name: "not in red", "don't want a diesel". */
const passedOver = /^(a|an|the|in|for|any|want|like|be|it|is|interested)$/
/** "Don't need an automatic", "doesn't have to be red", "not fussed about colour": either will do. */
const indifference = /^(need|needs|necessarily|have|has|to|mind|fussed|bothered|matter|matters|about|if)$/
const all = /^(any|anything|all|every|everything)$/

export interface Negator {
  from: number
  /** Nothing is asked for and nothing left out. */
  isIndifferent: boolean
}

/** The denial before the name or number at `to`, if one stands there. */
export function findNegator(atoms: readonly Atom[], to: number): Negator | null {
  let at = to - 1
  let isIndifferent = false
  for (; at >= 0; at--) {
    if (atoms[at + 1]?.startsClause) return null
    const { kind = 'sign', text = '', state = 'read' } = atoms[at] ?? {}
    if (kind === 'sign' || passedOver.test(text)) continue
    if (state !== 'open' || !indifference.test(text)) break
    isIndifferent = true
  }
  const atom = atoms[at]
  if (atom?.state !== 'open') return null
  if (negators.test(atom.text)) return { from: at, isIndifferent }
  const [before, second] = [atoms[at - 1]?.text ?? '', atoms[at - 2]?.text ?? '']
  if (atom.text === 't' && /^(don|isn|doesn|dosn|needn)$/.test(before))
    return { from: at - 1, isIndifferent: isIndifferent || before === 'needn' }
  if (isIndifferent) return null
  if (atom.text === 'than' && /^(other|rather)$/.test(before)) return { from: at - 1, isIndifferent }
  // "Anything but red", "any colour but red".
  if (atom.text !== 'but') return null
  if (all.test(before)) return { from: at - 1, isIndifferent }
  return all.test(second) ? { from: at - 2, isIndifferent } : null
}

/** Between a negator and the limit of a number: "don't want to pay more than", "not a penny over". */
const beforeLimit =
  /^(want|wanting|to|spend|spending|pay|paying|go|going|have|be|it|is|any|anything|a|with|that|has|having|done|costing|single|penny|pound|quid|mile|day)$/
const comparatives =
  /^(over|above|more|greater|bigger|higher|under|below|less|lower|fewer|smaller|cheaper|older|newer|younger|before|after)$/

/** Where the denial of the limit from `from` to before `to` begins; null if it is not denied. "No more than" is a limit itself. */
export function findDenialOfLimit(atoms: readonly Atom[], from: number, to: number): number | null {
  const word = atoms.slice(from, to).find(({ kind, text }) => kind === 'number' || comparatives.test(text))
  if (word === undefined || word.kind === 'number') return null
  let at = from
  do {
    if (atoms[at]?.startsClause) return null
    at -= 1
  } while (atoms[at]?.state === 'open' && beforeLimit.test(atoms[at]?.text ?? ''))
  const { state, text = '' } = atoms[at] ?? {}
  if (state !== 'open') return null
  if (text === 't') return at - 1
  return negators.test(text) ? at : null
}
