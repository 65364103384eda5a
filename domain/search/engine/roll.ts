import { filterFields } from '../../stock/filter-fields.ts'
import { compareCodeUnits, compareWords } from '../compare-words.ts'
import { wordKey } from '../word-key.ts'
import { has, sizeOfRange } from './bitset.ts'
import { idOf } from './id-column.ts'
import type { Shelf } from './shelf.ts'
import { axes } from './vocabulary.ts'

/** Every vehicle of all shelves, by make, model and id. */
export interface Roll {
  ids(page: { offset: number; limit: number }): string[]
}

/** The vehicles of one make and model, in whatever spelling. */
interface Group {
  make: string
  model: string
  size: number
  /** Documents `from…to` of a shelf. */
  ranges: { shelf: Shelf; from: number; to: number }[]
  /** Those of the tails. */
  ids: string[]
}

const makeAxis = filterFields.indexOf('make')
const modelAxis = filterFields.indexOf('model')

/** Read from the shelves when asked; only the order of the makes and models is kept, until the next change. */
export function createRoll(shelves: readonly Shelf[]): Roll {
  let groups: Group[] = []
  let revision = -1
  let sorted: { group: Group; ids: string[] } | null = null

  function refresh(): void {
    const now = shelves.reduce((sum, shelf) => sum + shelf.revision, 0)
    if (now === revision) return
    const found = new Map<string, Group>()
    for (const shelf of shelves) gather(shelf, found)
    groups = [...found.values()].sort(
      (a, b) => compareWords(a.make, b.make) || compareWords(a.model, b.model),
    )
    sorted = null
    revision = now
  }

  function idsOf(group: Group): string[] {
    if (sorted?.group !== group) sorted = { group, ids: readIds(group) }
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

function gather(shelf: Shelf, found: Map<string, Group>): void {
  const { base, frozen, tails, vocabulary } = shelf
  const known = new Map<number, Group>()
  function groupOf(make: number, model: number): Group {
    const code = make * vocabulary.capacity(modelAxis) + model
    const group = known.get(code) ?? named(wordOf(makeAxis, make), wordOf(modelAxis, model))
    known.set(code, group)
    return group
  }
  function wordOf(axis: number, code: number): string {
    return code === 0 ? '' : wordKey(vocabulary.labels(axis)[code] as string)
  }
  function named(make: string, model: string): Group {
    const name = `${make}\n${model}`
    const group = found.get(name) ?? { make, model, size: 0, ranges: [], ids: [] }
    found.set(name, group)
    return group
  }

  const { starts, codes } = base.groups
  const [makes, models] = codes as [Uint32Array, Uint32Array]
  for (let g = 0; g + 1 < starts.length; g++) {
    const [from, to] = [starts[g] as number, starts[g + 1] as number]
    const size = sizeOfRange(base.live, from, to)
    if (size === 0) continue
    const group = groupOf(makes[g] as number, models[g] as number)
    group.size += size
    group.ranges.push({ shelf, from, to })
  }
  for (const tail of [...frozen, ...tails]) {
    for (let slot = 0; slot < tail.slots; slot++) {
      if (tail.live[slot] === 0) continue
      const [make, model] = [tail.codes[slot * axes + makeAxis], tail.codes[slot * axes + modelAxis]]
      const group = groupOf(make as number, model as number)
      group.size++
      group.ids.push(tail.ids[slot] as string)
    }
  }
}

function readIds({ ranges, ids }: Group): string[] {
  const read = ranges.flatMap(({ shelf: { base }, from, to }) => {
    const some: string[] = []
    for (let document = from; document < to; document++)
      if (has(base.live, document)) some.push(idOf(base.columns.ids, document))
    return some
  })
  return [...ids, ...read].sort(compareCodeUnits)
}
