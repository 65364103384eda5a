import { compareCodeUnits, compareWords, type FacetIndex, type Rows, wordKey } from 'facet-index'

/** The ids of all vehicles of several indexes, by make, model and id. */
export interface StockList {
  ids(page: { offset: number; limit: number }): string[]
}

/** The vehicles of one make and model, in any spelling. */
interface Group {
  make: string
  model: string
  parts: { rows: Rows; numbers: number[] }[]
}

/** Groups all vehicles by make and model when asked, and keeps the groups until the next change. */
export function createStockList(indexes: readonly FacetIndex[]): StockList {
  let groups: Group[] = []
  let revision = -1
  let sorted: { group: Group; ids: string[] } | null = null

  function refresh(): void {
    const now = indexes.reduce((sum, index) => sum + index.revision(), 0)
    if (now === revision) return
    const found = new Map<string, Group>()
    for (const index of indexes) addRows(index.select({}), found)
    groups = [...found.values()].sort(
      (a, b) => compareWords(a.make, b.make) || compareWords(a.model, b.model),
    )
    sorted = null
    revision = now
  }

  function idsOf(group: Group): string[] {
    if (sorted?.group !== group) {
      const ids = group.parts.flatMap(({ rows, numbers }) => numbers.map((row) => rows.id(row)))
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
        const size = group.parts.reduce((sum, { numbers }) => sum + numbers.length, 0)
        if (skip < size) page.push(...idsOf(group).slice(skip, skip + limit - page.length))
        skip = Math.max(0, skip - size)
      }
      return page
    },
  }
}

function addRows(rows: Rows, groups: Map<string, Group>): void {
  const [makes, models] = [rows.keyword('make'), rows.keyword('model')]
  const known = new Map<number, number[]>()

  function numbersOf(makeCode: number, modelCode: number): number[] {
    const make = wordKey(makes.labels[makeCode] as string)
    const model = wordKey(models.labels[modelCode] as string)
    const name = `${make}\n${model}`
    const group = groups.get(name) ?? { make, model, parts: [] }
    groups.set(name, group)
    const part = { rows, numbers: [] }
    group.parts.push(part)
    return part.numbers
  }
  for (let row = 0; row < rows.size; row++) {
    const [make, model] = [makes.codes[row] as number, models.codes[row] as number]
    const combination = make * models.labels.length + model
    let numbers = known.get(combination)
    if (numbers === undefined) {
      numbers = numbersOf(make, model)
      known.set(combination, numbers)
    }
    numbers.push(row)
  }
}
