import type { Atom } from './atoms.ts'
import { ignoredWords } from './plain-words.data.ts'
import type { Reading } from './reading.ts'

/** Without the words that say nothing; "i" is such a word, but not in "118i". */
export function unreadAtoms(atoms: readonly Atom[]): Atom[] {
  return atoms.filter((atom, at) => {
    if (atom.kind === 'sign' || atom.state === 'read') return false
    if (atom.state === 'unknown' || atom.kind === 'number') return true
    if (atom.text === 'one' && !isCount(atoms, at)) return false
    // "Wnat" is surely "want", with two letters exchanged. A larger correction may be wrong: "speed" is not "spend".
    if (atom.corrected > 1 || !ignoredWords.has(atom.text)) return true
    const before = atoms[at - 1]
    const after = atoms[at + 1]
    return (
      (atom.joined && before?.kind === 'number' && before.state !== 'read') ||
      (after?.joined === true && after.kind === 'number' && after.state !== 'read')
    )
  })
}

/** "One owner" counts, and "a red one" does not. */
function isCount(atoms: readonly Atom[], at: number): boolean {
  const next = atoms[at + 1]
  return next?.state === 'open' && !next.startsClause && !ignoredWords.has(next.text)
}

/** Words that say nothing alone, but belong to a word before them that was not read: "heated seats", "side door". */
const parts = /^(seats?|doors?|wheels?|roof|engine|gearbox|price|miles|body|cab|style)$/

/** Each run of unread letters and digits within a word, as it was typed. */
export function wordsNotRead({ phrase, atoms }: Reading): string[] {
  const words: { from: number; to: number }[] = []
  const unread = new Set(unreadAtoms(atoms))
  const listed = atoms.filter((atom, at) => {
    const before = atoms[at - 1]
    const isPart =
      atom.state === 'open' && parts.test(atom.text) && before?.kind === 'letters' && unread.has(before)
    return isPart || unread.has(atom)
  })
  for (const atom of listed) {
    const last = words.at(-1)
    const isSameWord =
      last !== undefined && !/\s/.test(phrase.slice(last.to, atom.from)) && isRun(atoms, last.to, atom.from)
    if (isSameWord) last.to = atom.to
    else words.push({ from: atom.from, to: atom.to })
  }
  return words.map(({ from, to }) => phrase.slice(from, to))
}

/** Whether no word between them was read. */
function isRun(atoms: readonly Atom[], from: number, to: number): boolean {
  return !atoms.some((atom) => atom.from >= from && atom.to <= to && atom.kind !== 'sign')
}
