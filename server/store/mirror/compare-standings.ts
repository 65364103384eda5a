import type { CopyStanding } from './mirror-file.ts'

/** What a database is at, and what it knows of a copy. */
export interface DatabaseStanding {
  /** 0: the stock was never written. */
  change: number
  writeToken: string | null
  /** The write token that this database has for the change of the copy; null for one that it does not have. */
  tokenOfCopy: string | null
  database: string
  /** A replica, or a server that does not accept writes. */
  isReadOnly: boolean
}

/**
 * How a copy relates to a database:
 * - `current`: the same writes
 * - `behind`: the database has later writes, and those of the copy before them
 * - `none`: there is nothing to continue from: no copy yet, or the database has forgotten its token
 * - `empty`: the database has no stock yet, and neither has the copy
 * - `other`: a copy of another database
 * - `ahead`: the copy has writes that the database has not: a replica that lags, or a database that went back
 */
export type Relation = 'current' | 'behind' | 'none' | 'empty' | 'other' | 'ahead'

/** A copy that was lost is still at its change number, so that what was shown does not go back, but of no database. */
export function compareStandings(copy: CopyStanding, database: DatabaseStanding): Relation {
  if (copy.database === null && database.change >= copy.change)
    return database.change === 0 ? 'empty' : 'none'
  if (copy.database === null) return 'ahead'
  if (copy.database !== database.database) return 'other'
  if (database.change < copy.change) return 'ahead'
  if (database.tokenOfCopy === copy.writeToken) return database.change === copy.change ? 'current' : 'behind'
  return database.tokenOfCopy === null ? 'none' : 'ahead'
}
