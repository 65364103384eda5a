export type JsonPath = readonly PropertyKey[]

export function isContainer(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === 'object' && value !== null
}

export interface JsonObject {
  [name: string]: unknown
}

export function isObject(value: unknown): value is JsonObject {
  return isContainer(value) && !Array.isArray(value)
}

/** The value at `path`; undefined when there is none. */
export function valueAt(value: unknown, path: JsonPath): unknown {
  let at = value
  for (const key of path) at = isContainer(at) && Object.hasOwn(at, key) ? at[key] : undefined
  return at
}

/** A copy with `replacement` at `path`; what is not on the path is shared. The path's containers must exist. */
export function replaceAt(value: unknown, path: JsonPath, replacement: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return replacement
  if (!isContainer(value)) return value
  const next = replaceAt(value[key], rest, replacement)
  if (Array.isArray(value)) return value.with(Number(key), next)
  return { ...value, [key]: next }
}

/** A copy without the property or the element of a list at `path`. */
export function removeAt(value: unknown, path: JsonPath): unknown {
  const parent = path.slice(0, -1)
  const key = path.at(-1)
  const holder = valueAt(value, parent)
  if (key === undefined || !isContainer(holder)) return value
  if (Array.isArray(holder)) return replaceAt(value, parent, holder.toSpliced(Number(key), 1))
  const { [key]: _removed, ...kept } = holder
  return replaceAt(value, parent, kept)
}
