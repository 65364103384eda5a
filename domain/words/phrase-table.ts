import { type Atom, toAtoms } from './atoms.ts'

/** Looks up the longest of its phrases that starts at an atom. */
export interface PhraseTable<Meaning> {
  match(atoms: readonly Atom[], from: number): { meaning: Meaning; to: number } | null
  words(): Iterable<string>
}

export function createPhraseTable<Meaning>(
  phrases: Iterable<readonly [phrase: string, meaning: Meaning]>,
): PhraseTable<Meaning> {
  const meanings = new Map<string, Meaning>()
  const words = new Set<string>()
  let longest = 1
  for (const [phrase, meaning] of phrases) {
    const atoms = toAtoms(phrase)
    meanings.set(atoms.map(({ text }) => text).join(' '), meaning)
    longest = Math.max(longest, atoms.length)
    for (const { kind, text } of atoms) if (kind === 'letters') words.add(text)
  }
  return {
    match(atoms, from) {
      let text = ''
      let found: { meaning: Meaning; to: number } | null = null
      for (let to = from; to < Math.min(atoms.length, from + longest); to++) {
        const atom = atoms[to]
        if (atom?.state !== 'open' || (to > from && atom.startsClause)) break
        text += to === from ? atom.text : ` ${atom.text}`
        const meaning = meanings.get(text)
        if (meaning !== undefined) found = { meaning, to: to + 1 }
      }
      return found
    },
    words: () => words,
  }
}
