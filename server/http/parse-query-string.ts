import { filterFields, isTextField } from '#domain/stock/filter-fields.ts'

/** Parameters that may be repeated: filters by words and identifiers. */
const repeated: ReadonlySet<string> = new Set(filterFields.filter(isTextField))

/**
 * A filter that may be repeated is a list; of several values of any other parameter the first counts. Empty values are
 * dropped, because a GET form sends every control it has.
 */
export function parseQueryString(text: string): Record<string, string | string[]> {
  const query = new Map<string, string | string[]>()
  for (const [name, value] of new URLSearchParams(text)) {
    const known = query.get(name)
    if (!repeated.has(name)) query.set(name, known ?? value)
    else if (value !== '') query.set(name, known === undefined ? [value] : [...known, value])
  }
  return Object.fromEntries([...query].filter(([, value]) => value !== ''))
}
