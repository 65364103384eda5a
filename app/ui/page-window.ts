/**
 * The page numbers worth a link: the first, the last, and the neighbours of `page`; `null` for a gap.
 * A gap never hides a single page.
 */
export function pageWindow(page: number, pageCount: number): (number | null)[] {
  const shown: (number | null)[] = []
  for (let candidate = 1; candidate <= pageCount; candidate++) {
    if (candidate === 1 || candidate === pageCount || Math.abs(candidate - page) <= 1) shown.push(candidate)
    else if (Math.abs(candidate - page) === 2)
      shown.push(candidate === 2 || candidate === pageCount - 1 ? candidate : null)
  }
  return shown
}
