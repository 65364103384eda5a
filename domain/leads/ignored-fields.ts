/**
 * The paths of a body's values that its reader left out: of fields that it does not know, such as `lastName`, and of those
 * that it could not read. A sender who is told them can mend the names; null and '' are no values.
 *
 * @param read what the reader made of the body, before blanks are removed.
 */
export function ignoredFields(body: object, read: object): string[] {
  const kept = new Map(Object.entries(read))
  return Object.entries(body).flatMap(([name, value]) => {
    const own = kept.get(name)
    if (value == null || value === '') return []
    if (own === undefined) return [name]
    if (!isObject(value) || !isObject(own)) return []
    return ignoredFields(value, own).map((path) => `${name}.${path}`)
  })
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
