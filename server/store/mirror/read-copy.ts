import type { DatabaseSync } from 'node:sqlite'
import type { StockStore } from '#domain/stock/store.ts'
import { openReader } from '../sqlite/open-database.ts'
import { createStockReader } from '../sqlite/stock-reader.ts'
import { mapRecords } from '../sqlite/stock-store.ts'
import type { CopyState } from './held-copy.ts'
import { isDamage } from './mirror-file.ts'

type StockReader = Omit<StockStore, 'write' | 'close'>

export interface CopyReader {
  /** Reads the copy; the database itself while there is none that can be read or written. Refuses writes. */
  store: StockStore
  /** The file from which threads may read all of the stock; null while the database itself is read. */
  file(): string | null
  /** Takes the copy that the follower has. */
  use(copy: CopyState): void
  /** Gives up the copy if the error says that it is damaged. @returns whether reading again may succeed */
  recover(error: unknown): boolean
}

interface Held {
  file: string
  db: DatabaseSync
  reader: StockReader
  /** Iterations that have not ended. */
  users: number
  isDropped: boolean
}

/** @param onDamage Called with the file of a copy that cannot be read. */
export function createCopyReader(database: StockReader, onDamage: (file: string) => void): CopyReader {
  let held: Held | null = null
  /** Whether the copy is kept current. Otherwise it answers only while the database does not. */
  let isCurrent = false
  /** The last change number that was given, and its write token. */
  let last: { change: number; token: string | null } = { change: 0, token: null }

  function use(copy: CopyState): void {
    const file = copy.state === 'missing' ? null : copy.file
    if (file !== held?.file) {
      drop()
      if (file !== null) open(file)
    }
    isCurrent = held !== null && copy.state === 'current'
  }

  function open(file: string): void {
    let db: DatabaseSync | null = null
    try {
      db = openReader(file)
      mapRecords(db)
      held = { file, db, reader: createStockReader(db), users: 0, isDropped: false }
    } catch {
      db?.close()
      onDamage(file)
    }
  }

  function drop(): void {
    if (held === null) return
    held.isDropped = true
    closeUnused(held)
    held = null
    isCurrent = false
  }

  function closeUnused({ users, isDropped, db }: Held): void {
    if (isDropped && users === 0) db.close()
  }

  function recover(error: unknown): boolean {
    // A record that is no JSON was overwritten.
    if (held === null || !(isDamage(error) || error instanceof SyntaxError)) return false
    const { file } = held
    drop()
    onDamage(file)
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

  async function* iterate<T>(work: (reader: StockReader) => AsyncIterable<T>): AsyncGenerator<T, void> {
    const from = isCurrent ? held : null
    if (from) from.users += 1
    try {
      yield* work(from?.reader ?? database)
    } catch (error) {
      if (from && from === held) recover(error)
      throw error
    } finally {
      if (from) {
        from.users -= 1
        closeUnused(from)
      }
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
