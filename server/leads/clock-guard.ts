import type { ClockMemory } from '#domain/applications/outbox.ts'
import type { Log } from '../log.ts'

const hourMs = 60 * 60_000

/** After a stop of up to this long, the clock is plausible at once. */
const plausibleGapMs = 48 * hourMs
/** Time servers move a clock by less than this. */
const plausibleDriftMs = 10 * 60_000
/** How long a clock that has jumped must run evenly before it counts as plausible. */
const probationMs = 24 * hourMs

export interface Clock {
  now(): number
  /** Milliseconds that no change of the wall clock moves. */
  monotonic(): number
}

export const systemClock: Clock = { now: Date.now, monotonic: () => performance.now() }

/**
 * Decides whether the clock is plausible enough for actions that must not happen too early, such as erasing. The
 * newest plausible instant is kept in the outbox. A clock that is more than two days ahead of it, or behind it, must
 * run evenly for a day first. Until then nothing is erased, and the log says so once.
 */
export function createClockGuard(
  memory: ClockMemory,
  { log, clock = systemClock }: { log: Log; clock?: Clock },
): { isPlausible(): Promise<boolean> } {
  let jump: { now: number; monotonic: number } | null = null

  /** How far the wall clock moved since the jump, apart from the time that really passed. */
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
        if (jump) log.info({ now: new Date(now).toISOString() }, 'the clock is believed again')
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
