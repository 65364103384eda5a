export const pageSize = 24

// Beyond any stock: 24 million vehicles. It keeps offsets within what an index may be asked.
const lastAsked = 1_000_000

/** From 1; null for what is no page number. Absurdly high ones come down to one that is past every end. */
export function parsePage(text: string | null): number | null {
  const digits = (text ?? '').trim()
  if (digits === '') return 1
  if (!/^\d+$/.test(digits)) return null
  const page = Math.min(Number(digits), lastAsked)
  return page >= 1 ? page : null
}
