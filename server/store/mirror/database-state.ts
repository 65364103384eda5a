import type { DatabaseStanding, Relation } from './copy-stock.ts'

/** Instants are epoch milliseconds. */
export type DatabaseState =
  | { state: 'on' }
  /** It cannot be reached. */
  | { state: 'away'; since: number }
  /** It accepts no writes. */
  | { state: 'read-only'; since: number }
  /** The local copy lacks writes of the database for longer than copying takes. */
  | { state: 'lagging'; since: number }

/** The local copy. Instants are epoch milliseconds. */
export type CopyState =
  /** It is kept current, as far as the database can be reached. */
  | { state: 'current'; file: string }
  /** There is none yet, or it was deleted: it is being made. */
  | { state: 'missing'; since: number; file: null }
  /** This machine cannot make or change it. `file` is what there is of it, which may be outdated. */
  | { state: 'failing'; since: number; file: string | null }

/** What a follower says of itself. */
export interface MirrorState {
  database: DatabaseState
  copy: CopyState
}

/** What the answers of the primary say about it. A copy that is behind for `lagMs` is reported as lagging. */
export function watchDatabase(lagMs: number) {
  let awaySince: number | null = null
  let readOnlySince: number | null = null
  let behindSince: number | null = null

  return {
    answered({ isReadOnly }: DatabaseStanding, relation: Relation): void {
      awaySince = null
      readOnlySince = isReadOnly ? (readOnlySince ?? Date.now()) : null
      behindSince = relation === 'current' ? null : (behindSince ?? Date.now())
    },
    failed(): void {
      awaySince ??= Date.now()
    },
    isAway: () => awaySince !== null,
    state(): DatabaseState {
      if (awaySince !== null) return { state: 'away', since: awaySince }
      if (readOnlySince !== null) return { state: 'read-only', since: readOnlySince }
      if (behindSince !== null && Date.now() - behindSince > lagMs)
        return { state: 'lagging', since: behindSince }
      return { state: 'on' }
    },
  }
}
