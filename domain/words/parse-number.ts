import type { Atom } from './atoms.ts'
import { numberWords, thousands } from './quantities.data.ts'

export interface TypedNumber {
  value: number
  hasPounds: boolean
  hasThousands: boolean
  /** "2.0" is more likely an engine size than a price. */
  hasDecimals: boolean
  at: number
  to: number
}

/** The number at an atom, with its pound sign and thousands; null when no number stands there. */
export function parseNumber(atoms: readonly Atom[], from: number): TypedNumber | null {
  let at = from
  const hasPounds = atoms[at]?.text === '£'
  if (hasPounds) at += 1
  const atom = atoms[at]
  if (atom?.state !== 'open') return null
  if (atoms[at - 1]?.text === 'a' && (atom.text === 'grand' || atom.text === 'thousand'))
    return { value: 1, hasPounds, hasThousands: true, hasDecimals: false, at, to: at + 1 }
  // "A tonne" and "half a tonne", where the unit follows.
  if (atoms[at - 1]?.text === 'a' && isTonne(atom))
    return { value: 1, hasPounds, hasThousands: false, hasDecimals: false, at, to: at }
  if (atom.text === 'half' && atoms[at + 1]?.text === 'a' && isTonne(atoms[at + 2]))
    return { value: 0.5, hasPounds, hasThousands: false, hasDecimals: false, at, to: at + 2 }
  const value = atom.kind === 'number' ? atom.value : (numberWords[atom.text] ?? Number.NaN)
  if (Number.isNaN(value)) return null
  const hasHalf = ['and', 'a', 'half'].every((word, i) => atoms[at + 1 + i]?.text === word)
  const end = at + (hasHalf ? 4 : 1)
  const next = atoms[end]
  const hasThousands = next !== undefined && next.state === 'open' && thousands.has(next.text)
  return {
    value: hasHalf ? value + 0.5 : value,
    hasPounds,
    hasThousands,
    hasDecimals: atom.text.includes('.'),
    at,
    to: hasThousands ? end + 1 : end,
  }
}

function isTonne(atom: Atom | undefined): boolean {
  return atom?.text === 'tonne' || atom?.text === 'ton'
}

export function amount({ value, hasThousands }: TypedNumber): number {
  return hasThousands ? value * 1_000 : value
}
