import type { MotHistory } from './mot-history.ts'

/** A vehicle of the stock that the MOT register is to be asked about. */
export interface DueMot {
  /** Of the vehicle. */
  id: string
  plate: string
  /** In a row, before this one. */
  failures: number
}

/** What came of asking. Instants are epoch milliseconds. */
export interface AskedMot extends DueMot {
  askedAt: number
  nextAt: number
  /** One that is `away` does not replace an answer that is stored. */
  history: MotHistory
}

/** The last change of the stock that was looked at: as `changesSince` takes it. */
export interface MotCursor {
  change: number
  id: string
}

/** Which vehicles the MOT register is asked about, and when. What it answered is part of the vehicle's record. */
export interface MotSchedule {
  /** Those that are to be asked about now: never asked ones first, then the longest due. */
  due(now: number, limit: number): Promise<DueMot[]>
  /** Under which plates the vehicles among `ids` are asked about. */
  plates(ids: readonly string[]): Promise<ReadonlyMap<string, string>>
  cursor(): Promise<MotCursor>
  /** Whether any vehicle's record has what the register said, and whether that of any is hidden. */
  held(): Promise<{ shown: boolean; hidden: boolean }>
  /** How many were asked since an instant, by whole hours since 1970. */
  askedByHour(since: number): Promise<ReadonlyMap<number, number>>
}

/** The writing half, of a `StockWriter`. */
export interface MotWriter {
  /** Asks about vehicles under a plate from now on, or, with null, no longer. A new plate forgets the history of the old one. */
  followMot(vehicles: readonly { id: string; plate: string | null }[], cursor: MotCursor): Promise<void>
  /** A vehicle whose history differs, apart from its day, changes. One that has another plate by now is left as it is. */
  keepMot(asked: readonly AskedMot[]): Promise<void>
  /**
   * Takes what was read of at most `limit` vehicles out of their records, or puts it back; they change by that. Returns of
   * how many; fewer than `limit` when nothing is left.
   */
  showMot(isShown: boolean, limit: number): Promise<number>
  /**
   * Forgets what was read of at most `limit` vehicles, which change by that, and at the end that the register was ever asked.
   * Returns of how many; fewer than `limit` when nothing is left.
   */
  forgetMot(limit: number): Promise<number>
}
