import { compareCodeUnits, compareWords, type FacetIndex, type Rows, wordKey } from 'facet-index'

/** The ids of all vehicles of several indexes, by make, model and id. */
export interface StockList {
  ids(page: { offset: number; limit: number }): string[]
}

/** The vehicles of one make and model, in any spelling. */
interface Group {
  make: string
  model: string
  size: number
  ranges: { rows: Rows; from: number; to: number }[]
}

/** Groups all vehicles by make and model on the first call, and keeps the groups until the next change. */
export function createStockList(indexes: () => readonly FacetIndex[]): StockList {
  let groups: Group[] = []
  let revision = -1
  let sorted: { group: Group; ids: string[] } | null = null

  function refresh(): void {
    const now = indexes().reduce((sum, index) => sum + index.revision(), 0)
    if (now === revision) return
    const found = new Map<string, Group>()
    for (const index of indexes()) addRows(index.select({}), found)
    groups = [...found.values()].sort(
      (a, b) => compareWords(a.make, b.make) || compareWords(a.model, b.model),
    )
    sorted = null
    revision = now
  }

  function idsOf(group: Group): string[] {
    if (sorted?.group !== group) {
      const ids = group.ranges.flatMap(({ rows, from, to }) =>
        Array.from({ length: to - from }, (_, i) => rows.id(from + i)),
      )
      sorted = { group, ids: ids.sort(compareCodeUnits) }
    }
    return sorted.ids
  }

  return {
    ids({ offset, limit }) {
      refresh()
      const page: string[] = []
      let skip = offset
      for (const group of groups) {
        if (page.length >= limit) break
        if (skip < group.size) page.push(...idsOf(group).slice(skip, skip + limit - page.length))
        skip = Math.max(0, skip - group.size)
      }
      return page
    },
  }
}

/** Rows are clustered by make and model, except for those added since the last compaction, so few ranges cover all. */
function addRows(rows: Rows, groups: Map<string, Group>): void {
  const [makes, models] = [rows.keyword('make'), rows.keyword('model')]

  function groupOf(row: number): Group {
    const make = wordKey(makes.labels[makes.codes[row] as number] as string)
    const model = wordKey(models.labels[models.codes[row] as number] as string)
    const name = `${make}\n${model}`
    const group = groups.get(name) ?? { make, model, size: 0, ranges: [] }
    groups.set(name, group)
    return group
  }
  for (let from = 0; from < rows.size; ) {
    let to = from + 1
    while (makes.codes[to] === makes.codes[from] && models.codes[to] === models.codes[from] && to < rows.size)
      to++
    const group = groupOf(from)
    group.size += to - from
    group.ranges.push({ rows, from, to })
    from = to
  }
}
