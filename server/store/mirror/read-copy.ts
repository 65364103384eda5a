import type { StockStore } from '#domain/stock/store.ts'
import { openStockReader } from '../sqlite/stock-store.ts'
import type { StockReader } from '../stock-reader.ts'
import { isDamage, removeCopy } from './copy-file.ts'
import type { CopyState } from './database-state.ts'

export interface CopyReader {
  /** Reads the copy; the database itself while there is none that can be read or written. Refuses writes. */
  store: StockStore
  /** The file from which threads may read all of the stock; null while the database itself is read. */
  file(): string | null
  /** Takes the copy that the follower has. */
  use(copy: CopyState): void
  /** Deletes the copy if the error says that it is damaged: its follower makes it anew. @returns whether reading again may succeed */
  recover(error: unknown): boolean
}

interface Held extends ReturnType<typeof openStockReader> {
  file: string
}

export function createCopyReader(database: StockReader): CopyReader {
  let held: Held | null = null
  /** Whether the copy is kept current. Otherwise it answers only while the database does not. */
  let isCurrent = false
  /** The last change number that was given, and its write token. */
  let last: { change: number; token: string | null } = { change: 0, token: null }

  function use({ state, file }: CopyState): void {
    if (file !== held?.file) {
      drop()
      if (file !== null) open(file)
    }
    isCurrent = held !== null && state === 'current'
  }

  function open(file: string): void {
    try {
      held = { file, ...openStockReader(file) }
    } catch (error) {
      if (isDamage(error)) removeCopy(file)
    }
  }

  function drop(): void {
    held?.closeReader()
    held = null
    isCurrent = false
  }

  function recover(error: unknown): boolean {
    // A record that is no JSON was overwritten.
    if (held === null || !(isDamage(error) || error instanceof SyntaxError)) return false
    const { file } = held
    drop()
    removeCopy(file)
    return true
  }

  async function read<T>(work: (reader: StockReader) => Promise<T>): Promise<T> {
    if (held && isCurrent) {
      try {
        return await work(held.reader)
      } catch (error) {
        if (!recover(error)) throw error
      }
    }
    try {
      return await work(database)
    } catch (error) {
      if (held === null) throw error
      return work(held.reader)
    }
  }

  /** On a connection of its own, which outlives the copy. */
  async function* iterate<T>(work: (reader: StockReader) => AsyncIterable<T>): AsyncGenerator<T, void> {
    const file = isCurrent ? (held?.file ?? null) : null
    if (file === null) return yield* work(database)
    const { reader, closeReader } = openStockReader(file)
    try {
      yield* work(reader)
    } catch (error) {
      if (file === held?.file) recover(error)
      throw error
    } finally {
      closeReader()
    }
  }

  return {
    file: () => (isCurrent ? (held?.file ?? null) : null),
    use,
    recover,
    store: {
      find: (id) => read((reader) => reader.find(id)),
      history: (id) => read((reader) => reader.history(id)),
      movementsSince: (instant) => read((reader) => reader.movementsSince(instant)),
      findMany: (ids) => read((reader) => reader.findMany(ids)),
      count: () => read((reader) => reader.count()),
      changesSince: (after, limit) => read((reader) => reader.changesSince(after, limit)),
      /** A database at an earlier write does not take the site back: whether it was restored, its follower decides. */
      async changeNumber() {
        const wasCurrent = isCurrent
        const change = await read((reader) => reader.changeNumber())
        if (wasCurrent || change > last.change) last = { change, token: null }
        return last.change
      },
      async writeTokenOf(change) {
        const token = await read((reader) => reader.writeTokenOf(change))
        if (change !== last.change) return token
        last.token = token ?? last.token
        return last.token
      },
      all: (share) => iterate((reader) => reader.all(share)),
      /** A copy has none: they are read to be changed. */
      overrides: () => database.overrides(),
      feedState: () => database.feedState(),
      entries: () => iterate((reader) => reader.entries()),
      async write() {
        throw new Error('The local copy of the stock is written by its follower only')
      },
      async close() {
        drop()
      },
    },
  }
}
