import { decodeHTMLStrict } from 'entities/decode'

/**
 * The text of what may be HTML, as it stands in descriptions of feeds: its paragraphs, lines and list items as lines, its
 * entities as characters; also where the tags themselves were written as entities. A "<" that begins no tag of HTML stays.
 */
export function plainText(text: string): string {
  if (!/[<&]/.test(text)) return text
  const start = text.slice(0, longestHtml)
  const html = !hasTag(start, tags) && hasTag(start, escapedTags) ? decodeHTMLStrict(start) : start
  if (!hasTag(html, tags)) return withoutHardSpaces(decodeHTMLStrict(html))
  return tidyLines(withoutHardSpaces(decodeHTMLStrict(withoutTags(html))))
}

/** Characters. Ten times those of the longest description, as some editors write more tags than text. */
const longestHtml = 100_000

/** With attributes such as `class="x"` or none: "a<b and c>d" has no tag. */
const tags = /<\/?([a-z][a-z\d:]*)(?:\s*\/?|\s[^<>=]*=[^<>]*)>/gi
const escapedTags = /&lt;\/?([a-z][a-z\d:]*)(?=[\s/]|&gt;)/gi
/** What is left of a tag where a feed cuts its texts. */
const cutTag = /<\/?([a-z][a-z\d:]*)(?:\s[^<>]*)?$/i
const marks = /<!doctype[^<>]*>|<!\[CDATA\[|\]\]>/gi

/** What stands for a tag of HTML. */
const meanings: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '\n\n': 'p h1 h2 h3 h4 h5 h6 blockquote hr ul ol dl table section article pre',
    '\n': 'br div tr dt dd address center header footer form',
    '\n• ': 'li',
    ' ': 'td th',
    '': 'a abbr b big body button caption code col colgroup del em font head html i iframe img input ins label link mark meta nobr o:p s script small span strike strong style sub sup tbody tfoot thead title u wbr',
  }).flatMap(([meaning, names]) => names.split(' ').map((name): [string, string] => [name, meaning])),
)

function meaningOf(name: string): string | undefined {
  return meanings.get(name.toLowerCase())
}

function hasTag(text: string, pattern: RegExp): boolean {
  for (const [, name = ''] of text.matchAll(pattern)) if (meaningOf(name) !== undefined) return true
  return false
}

function withoutTags(html: string): string {
  const own = ['script', 'style'].reduce(
    (text, name) => withoutSpans(text, `<${name}`, `</${name}>`),
    withoutSpans(html, '<!--', '-->'),
  )
  return own
    .split('\n')
    .map((line) => (line.trim() === '' ? '\n\n' : line))
    .join(' ')
    .replaceAll(marks, ' ')
    .replaceAll(tags, (tag, name: string) => {
      const meaning = meaningOf(name) ?? tag
      return meaning === '\n• ' && tag.startsWith('</') ? '\n' : meaning
    })
    .replace(cutTag, (tag, name: string) => (meaningOf(name) === undefined ? tag : ''))
}

function withoutHardSpaces(text: string): string {
  return text.replaceAll('\u00a0', ' ')
}

/** Without what lies between `from` and `to`, these included. An end that is missing is that of the text. */
function withoutSpans(text: string, from: string, to: string): string {
  const lower = text.toLowerCase()
  let kept = ''
  let at = 0
  for (let start = lower.indexOf(from); start >= 0; start = lower.indexOf(from, at)) {
    kept += text.slice(at, start)
    const end = lower.indexOf(to, start)
    at = end < 0 ? text.length : end + to.length
  }
  return kept + text.slice(at)
}

function tidyLines(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replaceAll(/[ \t\r]+/g, ' ').trim())
    .filter((line) => line !== '•')
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}
