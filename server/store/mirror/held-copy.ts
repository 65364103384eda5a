import type { DatabaseSync } from 'node:sqlite'
import type { Log } from '../../log.ts'
import {
  type CopyFile,
  type CopyStanding,
  isDamage,
  isLocal,
  newestCopy,
  openCopyFile,
  removeCopy,
  removeOlderCopies,
  standingOf,
} from './mirror-file.ts'

/** The local copy. Instants are epoch milliseconds. */
export type CopyState =
  /** It is kept current, as far as the database can be reached. */
  | { state: 'current'; file: string }
  /** There is none yet, or it was damaged: it is being made. */
  | { state: 'missing'; since: number; isDamaged: boolean }
  /** This machine cannot write it. `file` is what there is of it, which may be outdated. */
  | { state: 'failing'; since: number; file: string | null }

/** The copy that a follower has open. One that is damaged or deleted is lost, and logged once. */
export type HeldCopy = ReturnType<typeof holdCopy>

/**
 * @param base The path of `stock.copy.db`: see `mirror-file.ts`.
 * @param onCopy Called when the copy is another one, or its state has changed.
 */
export function holdCopy(base: string, log: Log, onCopy: (copy: CopyState) => void) {
  let opened: (CopyFile & { db: DatabaseSync }) | null = null
  /** As it was last read. */
  let known: CopyStanding = { change: 0, writeToken: null, database: null }
  /** Of another database than the one that is followed. */
  let isForeign = false
  /** A copy was lost, and none has been made since. */
  let isDamaged = false
  let missingSince = Date.now()
  let failingSince: number | null = null
  let foundDamaged: string | null = null
  let reported = ''

  async function openNewest(): Promise<void> {
    if (foundDamaged !== null && foundDamaged === opened?.file) lose(new Error('A reader found it damaged'))
    foundDamaged = null
    const newest = newestCopy(base)
    if (newest?.file === opened?.file && newest?.inode === opened?.inode) return
    if (opened && (newest === null || newest.made <= opened.made)) {
      lose(new Error('The file was deleted'))
      return openNewest()
    }
    opened?.db.close()
    opened = null
    if (newest === null) return
    try {
      opened = { ...newest, db: await openCopyFile(newest.file) }
      // Another process may have made it.
      isDamaged = false
      removeOlderCopies(base, opened)
    } catch (error) {
      if (isLocal(error) && !isDamage(error)) throw error
      lose(error, newest.file)
    }
  }

  /** Its change number is kept, so that the copy that replaces it is not an earlier one. */
  function lose(error: unknown, lost = opened?.file): void {
    log.error(
      { err: error, file: lost },
      'the local copy of the stock cannot be used: it is deleted and copied again',
    )
    opened?.db.close()
    opened = null
    if (lost) removeCopy(lost)
    known = { ...known, writeToken: null, database: null }
    isDamaged = true
    missingSince = Date.now()
    report()
  }

  /** Runs `work` on the open copy. It is lost when it turns out to be damaged. */
  async function use<T>(work: (db: DatabaseSync) => Promise<T> | T): Promise<T> {
    if (opened === null) throw new Error('There is no local copy of the stock')
    const { db } = opened
    try {
      return await work(db)
    } catch (error) {
      if (isDamage(error) && opened?.db === db) lose(error)
      throw error
    }
  }

  /** What the newest copy is at, which another process of this machine may have made; of a lost one, its change only. */
  async function read(): Promise<CopyStanding> {
    await openNewest()
    if (opened) known = await use(standingOf)
    return known
  }

  function report(): void {
    const usable = opened !== null && known.database !== null && !isForeign ? opened.file : null
    const copy: CopyState =
      failingSince !== null
        ? { state: 'failing', since: failingSince, file: usable }
        : usable === null
          ? { state: 'missing', since: missingSince, isDamaged }
          : { state: 'current', file: usable }
    const text = JSON.stringify(copy)
    if (text === reported) return
    reported = text
    onCopy(copy)
  }

  return {
    read,
    use,
    report,
    /** As it was last read. */
    known: () => known,
    /** False when another process has made one since. */
    isNewest: () => newestCopy(base)?.file === opened?.file,
    /** Whether there is a stock in it. */
    hasStock: () => opened !== null && known.database !== null && known.change > 0,
    isDamaged: () => isDamaged,
    isFailing: () => failingSince !== null,
    setForeign(value: boolean) {
      isForeign = value
    },
    setFailing(value: boolean) {
      failingSince = value ? (failingSince ?? Date.now()) : null
    },
    /** Opens the one that was made just now. */
    async renew(): Promise<CopyStanding> {
      isForeign = false
      return read()
    },
    /** Has the copy in this file lost at the next `read`, because a reader found that it is damaged. */
    replaceDamaged(file: string) {
      foundDamaged = file
    },
    close() {
      opened?.db.close()
      opened = null
    },
  }
}
