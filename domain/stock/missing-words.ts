/** What people and programs write where they know nothing. Not "none", which of a history is an answer. */
const missing = new Set([
  ...['', '?', '??', '???', 'nan', 'na', 'n/a', 'n a', 'null', 'undefined', '(blank)', 'tba', 'tbc', 'tbd'],
  ...[
    'unknown',
    'not known',
    'unlisted',
    'unspecified',
    'not specified',
    'not supplied',
    'not provided',
    'not given',
  ],
  ...[
    'not available',
    'not stated',
    'not recorded',
    'no data',
    'to be confirmed',
    'to be advised',
    'please select',
  ],
  ...['please choose', 'not set', 'unbekannt'],
])

/** Whether a text says that a value is missing: it is then missing here too, and no filter offers it. */
export function isMissing(text: string): boolean {
  return (
    text.length <= 20 &&
    missing.has(
      text
        .toLowerCase()
        .replaceAll(/[\s\-_.]+/g, ' ')
        .trim(),
    )
  )
}
