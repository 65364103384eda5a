const nul = String.fromCharCode(0)

/** How `vehicle.id` is stored: PostgreSQL's text has no U+0000, so `\0` stands for it and `\\` for a backslash. */
export function storedId(id: string): string {
  if (!id.includes('\\') && !id.includes(nul)) return id
  return id.replaceAll('\\', '\\\\').replaceAll(nul, '\\0')
}

/** The inverse of `storedId`. */
export function readId(stored: string): string {
  return stored.includes('\\')
    ? stored.replaceAll(/\\(.)/g, (_, escaped) => (escaped === '0' ? nul : '\\'))
    : stored
}
