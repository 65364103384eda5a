/** The known name that is at most two typing mistakes away, one of a short name, without regard to case; null for none. */
export function nearestName<Name extends string>(name: string, known: readonly Name[]): Name | null {
  const most = name.length < 6 ? 1 : 2
  const lower = name.toLowerCase()
  const found = known
    .filter((each) => Math.abs(each.length - name.length) <= most)
    .map((each) => ({ each, distance: editDistance(lower, each.toLowerCase()) }))
    .filter(({ distance }) => distance <= most)
    .sort((a, b) => a.distance - b.distance)
  return found[0]?.each ?? null
}

/** Levenshtein's distance, in which two letters that changed places are one mistake (optimal string alignment). */
function editDistance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    const [above = [], twoAbove = []] = [rows[i - 1], rows[i - 2]]
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row[j] = Math.min(
        (row[j - 1] ?? 0) + 1,
        (above[j] ?? 0) + 1,
        (above[j - 1] ?? 0) + (isSame ? 0 : 1),
        ...(swapped ? [(twoAbove[j - 2] ?? 0) + 1] : []),
      )
    }
    rows.push(row)
  }
  return rows[a.length]?.[b.length] ?? 0
}
