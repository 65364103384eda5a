/** The leases that this process holds: when each ends. Another worker may hold a lease on the same lead after that. */
export interface HeldLeases {
  begin(id: string, until: number): void
  /** Null when this process holds none. */
  endOf(id: string): number | null
  /** Forgets a lease after its outcome was written. One that was begun since is kept. */
  forget(id: string, until: number | null): void
}

export function createHeldLeases(): HeldLeases {
  const ends = new Map<string, number>()
  return {
    begin: (id, until) => void ends.set(id, until),
    endOf: (id) => ends.get(id) ?? null,
    forget(id, until) {
      if (ends.get(id) === until) ends.delete(id)
    },
  }
}
