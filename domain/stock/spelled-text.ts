/** Letters and digits of a text that begin and end at the edge of a word, without the spaces and signs between them. */
export interface Spelled {
  text: string
  from: number
  to: number
  /** How many spaces and signs stand after each character but the last. */
  gaps: readonly number[]
}

/** Spaces and signs between two characters. */
const mostBetween = 40

/** All runs of so many letters and digits, of which none stands more than 40 signs from the next. Longer runs come first; of each length in order. */
export function findSpelled(text: string, lengths: readonly number[]): Spelled[] {
  const signs = [...text.matchAll(/[a-z\d]/gi)].map(({ 0: sign, index }) => ({ sign, index }))
  const gapBefore = (at: number) => (signs[at]?.index ?? 0) - (signs[at - 1]?.index ?? -2) - 1
  const isEdge = (at: number) => at === 0 || at >= signs.length || gapBefore(at) > 0
  return lengths.flatMap((length) =>
    signs.flatMap(({ index }, at) => {
      const last = signs[at + length - 1]
      if (!last || !isEdge(at) || !isEdge(at + length)) return []
      const gaps = Array.from({ length: length - 1 }, (_, next) => gapBefore(at + next + 1))
      if (gaps.some((gap) => gap > mostBetween)) return []
      const own = signs.slice(at, at + length).map(({ sign }) => sign)
      return [{ text: own.join(''), from: index, to: last.index + 1, gaps }]
    }),
  )
}
