import { plainText } from '#domain/stock/plain-text.ts'

/** What reads a cell with several values. `separator`: as the map says; absent, it must be plain from the cell. */
export type ListReader = (text: string, separator?: string) => unknown[] | null

/**
 * The pictures of a cell: addresses with a separator before the next scheme, or line ends between them. Null where one of
 * them seems to be several, such as "a.jpg,b.jpg": only the map can say what separates them.
 */
export function readPictures(text: string, separator?: string): { href: string }[] | null {
  const listed = /^\s*[[{]/.test(text) ? picturesInJson(text) : null
  if (listed) return listed.map((href) => ({ href }))
  const plain = text.replaceAll('&amp;', '&')
  const parts = separator === undefined ? plain.split(beforeAddress) : plain.split(separator)
  const hrefs = parts.map(trimmed).filter((href) => href !== '')
  if (separator === undefined && hrefs.some(isSeveral)) return null
  return hrefs.map((href) => ({ href }))
}

/** The addresses of Meta's `[{"url":"https://…","tag":["Exterior"]}]`, or of a plain list. Null for other text. */
function picturesInJson(text: string): string[] | null {
  try {
    const hrefs = [JSON.parse(text)].flat().map((each) => each?.url ?? each?.href ?? each)
    return hrefs.every((href) => typeof href === 'string') ? hrefs : null
  } catch {
    return null
  }
}

const beforeAddress = /[\r\n]|(?<=[\s,;|])(?=(?:https?:)?\/\/)/i

/** An address has no space and no bar, and nothing but its query follows the name of a file. */
function isSeveral(href: string): boolean {
  return /[\s|]|\.(?:jpe?g|png|webp|avif|gif)[,;]/i.test(href)
}

const separators = new Set([' ', '\t', ',', ';', '|'])

function trimmed(part: string): string {
  let [from, to] = [0, part.length]
  while (from < to && separators.has(part[from] ?? '')) from += 1
  while (to > from && separators.has(part[to - 1] ?? '')) to -= 1
  return part.slice(from, to).trim()
}

/** The strongest first: a name of equipment may have a comma. */
const marks = ['|', '\n', ';', ','] as const

/** A cell's list of equipment: "ABS|Air conditioning", "Alloys, 19in (5x112, black), Sat nav". */
export function readFeatures(text: string, separator?: string): { name: string }[] {
  // Before the split: "&amp;" and "&nbsp;" end with a separator, and a list of HTML has its items in tags.
  const plain = plainText(text)
  const mark = separator ?? marks.find((each) => plain.includes(each))
  const parts = mark === undefined ? [plain] : mark === ',' ? splitByComma(plain) : plain.split(mark)
  const names = parts.map((part) => part.replace(/^[\s*•·-]+/, '').trim())
  return [...new Set(names)].flatMap((name) => (name === '' ? [] : [{ name }]))
}

/** Not inside brackets, and not between digits: "1,5 t". */
function splitByComma(text: string): string[] {
  const parts: string[] = []
  let depth = 0
  let start = 0
  for (let at = 0; at < text.length; at++) {
    const char = text[at]
    if (char === '(') depth += 1
    else if (char === ')') depth = Math.max(0, depth - 1)
    else if (char === ',' && depth === 0 && !(isDigit(text[at - 1]) && isDigit(text[at + 1]))) {
      parts.push(text.slice(start, at))
      start = at + 1
    }
  }
  return [...parts, text.slice(start)]
}

function isDigit(char: string | undefined): boolean {
  return char !== undefined && char >= '0' && char <= '9'
}
