import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { DoAlone } from '../do-alone.ts'
import type { Database } from './open-database.ts'

/** Another process takes the job over this long after its holder was killed. */
const defaultLeaseMs = 15_000

/**
 * The part of a lease after which a failed renewal stops the work. The next attempt begins up to a quarter of the lease
 * later, and takes up to 6 s of 15 when the database does not answer.
 */
const latestRenewal = 1 / 3

/** By the clock of the database, so the clocks of the machines do not matter. */
const claim = `
  INSERT INTO job_lease (job, holder, leased_until) VALUES ($1, $2, now() + $3 * interval '1 millisecond')
  ON CONFLICT (job) DO UPDATE SET holder = excluded.holder, leased_until = excluded.leased_until
  WHERE job_lease.holder = excluded.holder OR job_lease.leased_until < now()
  RETURNING holder`

const release = `UPDATE job_lease SET leased_until = '-infinity' WHERE job = $1 AND holder = $2`

/**
 * One process at a time holds the lease of a job, and renews it while it works. A process that cannot renew it, because
 * the database is away, stops before another one may begin.
 */
export function createJobLeases(database: Database, { leaseMs = defaultLeaseMs } = {}): DoAlone {
  const holder = randomUUID()

  return function doAlone(job, start) {
    const stopping = new AbortController()
    const { signal } = stopping
    let running: ReturnType<typeof start> | null = null
    let claimedAt = Number.NEGATIVE_INFINITY
    /** Null: the database did not answer. */
    let holdsLease: boolean | null = null

    async function stopRunning(): Promise<void> {
      await running?.()
      running = null
    }

    async function claimOrStop(): Promise<void> {
      const askedAt = performance.now()
      const isHolder = await database.query(claim, [job, holder, leaseMs]).then(
        ({ rowCount }) => rowCount === 1,
        () => null,
      )
      holdsLease = isHolder
      if (signal.aborted) return
      if (isHolder) {
        claimedAt = askedAt
        running ??= start()
      } else if (isHolder === false || performance.now() - claimedAt > leaseMs * latestRenewal) {
        await stopRunning()
      }
    }

    async function hold(): Promise<void> {
      while (!signal.aborted) {
        await claimOrStop()
        const pauseMs = (leaseMs / 5) * (0.75 + Math.random() / 2)
        await sleep(pauseMs, undefined, { signal, ref: false }).catch(() => undefined)
      }
      await stopRunning()
      // Unreleased, the lease runs out. A database that is away is not asked, because stopping would wait for it.
      if (holdsLease) await database.query(release, [job, holder]).catch(() => undefined)
    }

    const holding = hold()
    return () => {
      stopping.abort()
      return holding
    }
  }
}
