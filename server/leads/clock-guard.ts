import type { ClockMemory } from '#domain/applications/outbox.ts'
import type { Log } from '../log.ts'

const hourMs = 60 * 60_000

/** A clock up to this far ahead of the newest trusted time is plausible: the site may have been stopped. */
const plausibleGapMs = 48 * hourMs
/** Corrections by a time server are smaller than this. */
const plausibleDriftMs = 10 * 60_000
/** How long a clock must run evenly after a jump before it is plausible. */
const probationMs = 24 * hourMs

export interface Clock {
  now(): number
  /** Milliseconds of a clock that changes of the wall clock do not affect. */
  monotonic(): number
}

export const systemClock: Clock = { now: Date.now, monotonic: () => performance.now() }

/**
 * Decides whether the clock can be trusted for actions that must not happen too early, such as erasing. The newest
 * trusted time is stored in the outbox. A clock that is behind it, or more than two days ahead of it, must run evenly
 * for a day first. Until then nothing is erased, and the log has one error.
 */
export function createClockGuard(
  memory: ClockMemory,
  { log, clock = systemClock }: { log: Log; clock?: Clock },
): { isPlausible(): Promise<boolean> } {
  let jump: { now: number; monotonic: number } | null = null

  /** By how much the wall clock differs from the time that has passed since then. */
  function driftSince(since: { now: number; monotonic: number }): number {
    return Math.abs(clock.now() - since.now - (clock.monotonic() - since.monotonic))
  }

  return {
    async isPlausible() {
      const now = clock.now()
      const newest = (await memory.newest()) ?? now
      const isNear = now >= newest - plausibleDriftMs && now <= newest + plausibleGapMs
      const isEven = jump !== null && driftSince(jump) <= plausibleDriftMs
      const isBelieved = isNear || (isEven && jump && clock.monotonic() - jump.monotonic >= probationMs)
      if (isBelieved) {
        if (jump) log.info({ now: new Date(now).toISOString() }, 'the clock is trusted again')
        jump = null
        await memory.trust(isNear ? Math.max(now, newest) : now)
        return true
      }
      if (!isEven) {
        jump = { now, monotonic: clock.monotonic() }
        log.error(
          { now: new Date(now).toISOString(), newest: new Date(newest).toISOString() },
          'the clock has jumped: no application is erased until it has run evenly for 24 hours',
        )
      }
      return false
    },
  }
}
