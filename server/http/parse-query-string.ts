import { filterFields, isTextField } from '#domain/stock/filter-fields.ts'

const repeatable: ReadonlySet<string> = new Set(filterFields.filter(isTextField))

/** Filters by words and identifiers may be repeated. */
export function mayRepeat(name: string): boolean {
  return repeatable.has(name)
}

/**
 * A filter that may be repeated is always a list; any other parameter is one only if it was repeated, which `refuseRepeated`
 * answers. Empty values are dropped, because a GET form sends every control it has.
 */
export function parseQueryString(text: string): Record<string, string | string[]> {
  const query = new Map<string, string[]>()
  for (const [name, value] of new URLSearchParams(text)) {
    if (value === '') continue
    const values = query.get(name)
    if (values) values.push(value)
    else query.set(name, [value])
  }
  return Object.fromEntries(
    [...query].map(([name, values]) => {
      const [first = '', second] = values
      return [name, mayRepeat(name) || second !== undefined ? values : first]
    }),
  )
}
