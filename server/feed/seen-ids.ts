/** How often each id has come, and where first: 16 bytes a slot, because a Set of texts would grow with the feed. */
export interface SeenIds {
  /** Notes one more. `times`: how often it had come before. */
  note(id: string, line: number): { times: number; firstLine: number }
}

/** Ids are told apart by 64 bits of a hash: among 10 million, two alike have a chance of 1 in 370,000. */
export function createSeenIds(): SeenIds {
  let capacity = 4096
  let used = 0
  let table = emptyTable(capacity)

  function note(id: string, line: number) {
    if (used * 2 >= capacity) grow()
    const { low, high } = hashId(id)
    const at = find(table, capacity, low, high)
    const times = table.times[at] ?? 0
    if (times === 0) {
      used += 1
      table.low[at] = low
      table.high[at] = high
      table.line[at] = line
    }
    table.times[at] = times + 1
    return { times, firstLine: table.line[at] ?? line }
  }

  function grow(): void {
    const old = table
    const size = capacity
    capacity *= 2
    table = emptyTable(capacity)
    for (let from = 0; from < size; from++) {
      const times = old.times[from] ?? 0
      if (times === 0) continue
      const low = old.low[from] ?? 0
      const high = old.high[from] ?? 0
      const at = find(table, capacity, low, high)
      table.low[at] = low
      table.high[at] = high
      table.line[at] = old.line[from] ?? 0
      table.times[at] = times
    }
  }

  return { note }
}

interface Table {
  low: Uint32Array
  high: Uint32Array
  line: Uint32Array
  times: Uint32Array
}

function emptyTable(capacity: number): Table {
  return {
    low: new Uint32Array(capacity),
    high: new Uint32Array(capacity),
    line: new Uint32Array(capacity),
    times: new Uint32Array(capacity),
  }
}

/** The slot that holds the hash, or the free one where it belongs. */
function find(table: Table, capacity: number, low: number, high: number): number {
  let at = low & (capacity - 1)
  while (table.times[at] !== 0 && (table.low[at] !== low || table.high[at] !== high))
    at = (at + 1) & (capacity - 1)
  return at
}

/** cyrb53's mixing with all 64 bits kept. */
function hashId(id: string): { low: number; high: number } {
  let first = 0xdeadbeef
  let second = 0x41c6ce57
  for (let at = 0; at < id.length; at++) {
    const unit = id.charCodeAt(at)
    first = Math.imul(first ^ unit, 2654435761)
    second = Math.imul(second ^ unit, 1597334677)
  }
  const low = Math.imul(first ^ (first >>> 16), 2246822507) ^ Math.imul(second ^ (second >>> 13), 3266489909)
  const high = Math.imul(second ^ (second >>> 16), 2246822507) ^ Math.imul(first ^ (first >>> 13), 3266489909)
  return { low: low >>> 0, high: high >>> 0 }
}
