/** Bytes between the beginning and the end of a tag, a comment or a CDATA part: a cell has at most 32,767 characters. */
const longestPart = 256 * 1_024

const ends = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<', '>'],
] as const

const longestBegin = Math.max(...ends.map(([begin]) => begin.length))

/**
 * Says of each piece of a text of XML, in order, whether the text is well-formed so far in that each part ends, soon, before
 * another begins. A reader that is given the text in pieces looks for such an end again with each, which takes minutes for 20
 * MB without one. Takes time in proportion to the text.
 */
export function createMarkupScan(): (piece: Buffer) => boolean {
  let end: string | null = null
  let length = 0
  /** The end of the last piece, in which a sign may have begun. */
  let rest = ''

  return (piece) => {
    const text = rest + piece.toString('latin1')
    let at = 0
    for (;;) {
      if (end === null) {
        const begin = text.indexOf('<', at)
        if (begin < 0 || text.length - begin < longestBegin) {
          rest = begin < 0 ? '' : text.slice(begin)
          return true
        }
        const [sign, closing] = ends.find(([each]) => text.startsWith(each, begin)) ?? ends[2]
        at = begin + sign.length
        end = closing
        length = 0
      }
      const found = text.indexOf(end, at)
      const until = found < 0 ? Math.max(at, text.length - end.length + 1) : found
      length += until - at
      const other = end === '>' ? text.indexOf('<', at) : -1
      if (length > longestPart || (other >= 0 && other < until)) return false
      if (found < 0) {
        rest = text.slice(until)
        return true
      }
      at = found + end.length
      end = null
    }
  }
}
