import type { PreparedRecord, WriteCounts } from '#domain/stock/store.ts'
import { createTurns } from '../stock-writes.ts'

/** One record of a put. */
export interface QueuedRecord {
  prepared: PreparedRecord
  /** Seconds since 1970. */
  at: number
  /** Of its put. */
  counts: WriteCounts
}

interface Group {
  records: QueuedRecord[]
  written: boolean
}

/**
 * Runs the operations of one transaction in the order of their calls. Puts that are called while another operation runs
 * are written together: each statement costs a round trip to the database.
 */
export function createGroupedPuts(write: (records: readonly QueuedRecord[]) => Promise<void>) {
  const turns = createTurns()
  /** Takes more puts until it is written, or until another operation is called. */
  let open: Group | null = null
  let failure: unknown = null

  /** The database refuses every statement of a transaction after one has failed. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    return turns.run(async () => {
      if (failure !== null) throw failure
      try {
        return await work()
      } catch (cause) {
        failure = cause
        throw cause
      }
    })
  }

  return {
    put(batch: readonly PreparedRecord[], at: number): Promise<WriteCounts> {
      const counts: WriteCounts = { added: 0, changed: 0, unchanged: 0, stale: 0, repeated: 0 }
      const group = open ?? { records: [], written: false }
      open = group
      for (const prepared of batch) group.records.push({ prepared, at, counts })
      return inTurn(async () => {
        if (open === group) open = null
        if (!group.written) await write(group.records)
        group.written = true
        return counts
      })
    },
    /** Runs after all puts called so far, and before those called later. */
    run<T>(work: () => Promise<T>): Promise<T> {
      open = null
      return inTurn(work)
    },
  }
}
