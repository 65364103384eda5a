import { type Database, openDatabase } from '../postgres/open-database.ts'

/** A server that the stock is copied from: the primary or a replica. */
export interface Place {
  /** For questions that a server answers at once. */
  asking: Database
  /** For a transaction that copies. */
  copying: Database
  close(): Promise<void>
}

/** A server that was stopped accepts connections and never answers. */
const answerMs = 3_000
/** Of each statement within a copy. */
const copyingMs = 10_000

export function openPlace(url: string): Place {
  const asking = openDatabase(url, { connections: 1, statementMs: answerMs })
  const copying = openDatabase(url, { connections: 1, statementMs: copyingMs })
  return {
    asking,
    copying,
    async close() {
      await Promise.all([asking.close(), copying.close()])
    },
  }
}
