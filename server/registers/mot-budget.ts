const hourMs = 3_600_000

export interface MotBudget {
  /** How many may be asked now. */
  left(now: number): number
  spend(now: number): void
}

/**
 * Requests of the last 24 hours against the day's allowance, in any time zone of the register's day. Counted by whole
 * hours, so up to an hour too many are counted.
 *
 * @param spent by whole hours since 1970: those of earlier processes
 */
export function createMotBudget(perDay: number, spent: ReadonlyMap<number, number>): MotBudget {
  const hours = new Map(spent)
  return {
    left(now) {
      const first = Math.floor(now / hourMs) - 24
      let used = 0
      for (const [hour, count] of hours) {
        if (hour < first) hours.delete(hour)
        else used += count
      }
      return Math.max(0, perDay - used)
    },
    spend(now) {
      const hour = Math.floor(now / hourMs)
      hours.set(hour, (hours.get(hour) ?? 0) + 1)
    },
  }
}
