const words =
  'unknown,not known,unlisted,unspecified,not specified,not supplied,not provided,not given,not available,not stated,not recorded,not set,no data,to be confirmed,to be advised,please select,please choose,unbekannt'

/** What people and programs write where they know nothing. Not "none", which of a history is an answer. */
const missing: ReadonlySet<string> = new Set([
  ...['', '?', '??', '???', 'nan', 'na', 'n/a', 'n a', 'null', 'undefined', '(blank)', 'tba', 'tbc', 'tbd'],
  ...words.split(','),
])

/** What such a text begins with, so that nearly every other word costs one look. */
const beginnings = new Set(
  [...missing].flatMap((word) => [word.charAt(0), word.charAt(0).toUpperCase()]).concat(...' .-_\t'),
)

/** Whether a text says that a value is missing: it is then missing here too, and no filter offers it. */
export function isMissing(text: string): boolean {
  if (text.length > 20 || !beginnings.has(text.charAt(0))) return false
  const plain = text.toLowerCase().replaceAll(/[\s\-_.]+/g, ' ')
  return missing.has(plain.trim())
}
