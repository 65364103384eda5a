import type { Subscription } from './alert.ts'

export interface StoredAlert {
  /** Random; whoever has it may end the alert. In no log, and in links of its own mails only. */
  id: string
  /** Of what was read: a change is written only if nobody has changed it since. */
  version: number
  subscription: Subscription
  /** When its next mail is due; null when there is nothing to tell. */
  dueAt: number | null
  /** Its mail was handed to the mail server from then on, and the answer is not known; null otherwise. */
  begunAt: number | null
  /** Mails in a row that the mail server did not take for this address. */
  failures: number
}

/** How far the changes of the stock were looked at. */
export interface AlertCursor {
  change: number
  /** The write token of `change`: another store than before has another. */
  token: string | null
  /** Epoch milliseconds. */
  lookedAt: number
}

/**
 * Alerts by email, one for each address, sealed as leads are. Instants are epoch milliseconds. A write is on disk when it
 * resolves.
 */
export interface AlertStore {
  /**
   * Creates or changes the alert of an address, and renews it.
   *
   * @param change is called again when another process has changed it meanwhile
   */
  keep(
    address: string,
    change: (former: Subscription | null) => { subscription: Subscription; dueAt: number | null },
  ): Promise<StoredAlert>
  /** Null when it is unknown or has ended. */
  find(id: string): Promise<StoredAlert | null>
  findOf(address: string): Promise<StoredAlert | null>
  /** Each once, in batches. One that is damaged is left out. */
  all(): AsyncIterable<StoredAlert[]>
  /** Those whose mail is due, the longest first. One whose mail is being handed over is left out. */
  due(now: number, limit: number): Promise<StoredAlert[]>
  /** Those whose mail is being handed over, or was when its process was killed. */
  begun(): Promise<StoredAlert[]>
  /** Writes those that nobody has changed since they were read, and returns the ids of the others. */
  replace(alerts: readonly StoredAlert[]): Promise<string[]>
  /** Begins its year again; false when it is unknown. */
  renew(id: string): Promise<boolean>
  /** Erases it; false when it is unknown. */
  end(id: string): Promise<boolean>
  /** Erases those that were not renewed for `keptMs` of running time. Returns how many. */
  eraseExpired(keptMs: number): Promise<number>
  /** Erases that of an address. `remains`: where its sealed bytes may still be, see `Erasure`. */
  eraseOf(address: string): Promise<{ erased: number; remains: 'sqlite-log' | 'postgres' | null }>
  cursor(): Promise<AlertCursor | null>
  moveCursor(cursor: AlertCursor): Promise<void>
  /** Seals a text for a link. It can be opened after a change of the application key too. */
  sealLink(text: string): Promise<Uint8Array>
  /** Null for what was not sealed here. */
  openLink(sealed: Uint8Array): Promise<string | null>
}
