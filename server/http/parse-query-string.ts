import { filterFields, isTextField } from '#domain/stock/filter-fields.ts'

/** Parameters that may be repeated: filters by words and identifiers. */
export const repeatable: ReadonlySet<string> = new Set(filterFields.filter(isTextField))

/**
 * A filter that may be repeated is a list, and so are several values of any other parameter, which its schema refuses.
 * Empty values are dropped, because a GET form sends every control it has.
 */
export function parseQueryString(text: string): Record<string, string | string[]> {
  const query = new Map<string, string | string[]>()
  for (const [name, value] of new URLSearchParams(text)) {
    if (value === '') continue
    const known = query.get(name)
    if (known === undefined) query.set(name, repeatable.has(name) ? [value] : value)
    else query.set(name, [known, value].flat())
  }
  return Object.fromEntries(query)
}
