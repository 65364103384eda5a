/**
 * Sealing every payload, every digest and the key of the digests with `to` instead of `from`, in one transaction.
 * `keepKey` writes the new key to disk before anything is sealed with it, and `adoptKey` runs after the commit.
 */
export interface Rekeying {
  from: Uint8Array
  to: Uint8Array
  keepKey: () => Promise<void>
  adoptKey: () => Promise<void>
}

export interface Rekeyed {
  applications: number
  /** Ids of applications that are damaged. They were not changed. */
  unreadable: string[]
}
