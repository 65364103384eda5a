import { decodeHTMLStrict } from 'entities/decode'

/**
 * The text of what may be HTML, as it stands in descriptions of feeds: its paragraphs, lines and list items as lines, its
 * entities as characters; also where the tags themselves were written as entities. A "<" that begins no tag of HTML stays.
 */
export function plainText(text: string): string {
  if (!/[<&]/.test(text)) return text
  const start = text.slice(0, longestHtml)
  const html = !tag.test(start) && escapedTag.test(start) ? decodeHTMLStrict(start) : start
  const isHtml = tag.test(html)
  const stripped = isHtml ? withoutTags(html) : html
  const decoded = decodeHTMLStrict(stripped).replaceAll('\u00a0', ' ')
  return isHtml ? tidyLines(decoded) : decoded
}

/** Characters. Ten times those of the longest description, as some editors write more tags than text. */
const longestHtml = 100_000

const paragraphs = 'p|h[1-6]|blockquote|hr|ul|ol|dl|table|section|article|pre'
const lines = 'br|div|tr|dt|dd|address|center|header|footer|form'
const inline =
  'a|abbr|b|big|body|button|caption|code|col|colgroup|del|em|font|head|html|i|iframe|img|input|ins|label|link|mark|meta|nobr|o:p|s|small|span|strike|strong|sub|sup|tbody|td|tfoot|th|thead|u|wbr'
const names = `${paragraphs}|${lines}|li|${inline}|script|style`

/** None, or such as `class="x"`: "a<b and c>d" has no tag. */
const attributes = '(?:\\s*/?|\\s[^<>=]*=[^<>]*)'

const tag = new RegExp(`</?(?:${names})${attributes}>`, 'i')
const escapedTag = new RegExp(`&lt;/?(?:${names})(?:[\\s/]|&gt;)`, 'i')
const everyOf = (which: string) => new RegExp(`</?(?:${which})${attributes}>`, 'gi')
const everyParagraph = everyOf(paragraphs)
const everyLine = everyOf(lines)
const everyItem = everyOf('li')
const everyCell = everyOf('td|th')
const everyTag = everyOf(names)
const marks = /<!doctype[^<>]*>|<!\[CDATA\[|\]\]>/gi
/** What is left of a tag where a feed cuts its texts. */
const cutTag = new RegExp(`</?(?:${names})(?:\\s[^<>]*)?$`, 'i')

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
    .replaceAll(everyParagraph, '\n\n')
    .replaceAll(everyLine, '\n')
    .replaceAll(everyItem, (item) => (item.startsWith('</') ? '\n' : '\n• '))
    .replaceAll(everyCell, ' ')
    .replaceAll(everyTag, '')
    .replace(cutTag, '')
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
