import { setTimeout as sleep } from 'node:timers/promises'
import { type Backoff, retryDelay } from '../../retry-delay.ts'

/** SQLSTATEs of a server that stops, starts, has too many connections, or is a replica. */
const awayStates = new Set([
  '25006', // read_only_sql_transaction: a former primary, or a replica that is not promoted yet
  '53300', // too_many_connections
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
])

/** Node's codes of a connection that cannot be made or was lost. */
const lostCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/** Errors of `pg` without a code. */
const lostMessages =
  /Connection terminated|not queryable|timeout exceeded when trying to connect|Query read timeout|timeout expired/

/** PgBouncer reports a lost server with 08P01 and these texts. */
const bouncerMessages =
  /server conn crashed|server login|query_wait_timeout|server closed the connection|cannot connect to server|no such server|pgbouncer is/i

/**
 * Whether an error means that the database cannot be reached or written for now: a lost connection, a failover, a
 * read-only server. The outcome of a statement that failed so is unknown: it may have been committed.
 */
export function isAway(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isAway)
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return (
    awayStates.has(code) ||
    lostCodes.has(code) ||
    isWithoutSocket(error, code) ||
    code.startsWith('08') ||
    lostMessages.test(error.message) ||
    bouncerMessages.test(error.message) ||
    isAway(error.cause)
  )
}

/** A server that is stopped removes its Unix socket. */
function isWithoutSocket(error: Error, code: string): boolean {
  return code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect'
}

interface RetryOptions {
  /** No attempt begins later than this. */
  forMs: number
  signal?: AbortSignal
  backoff?: Backoff
}

/** Short, because a visitor waits: an attempt is one connection, and a failover is over within some ten seconds. */
const defaultBackoff: Backoff = { firstMs: 100, longestMs: 1_000 }

/**
 * Repeats `work` while the database is away, with jittered back-off. `work` must be safe to repeat after a commit whose
 * answer was lost.
 *
 * @throws what `work` throws: at once if the database is not away, else from the last attempt.
 */
export async function retryWhileAway<T>(
  work: () => Promise<T>,
  { forMs, signal, backoff = defaultBackoff }: RetryOptions,
): Promise<T> {
  const until = performance.now() + forMs
  for (let failures = 0; ; failures += 1) {
    try {
      return await work()
    } catch (error) {
      const delayMs = retryDelay(failures, backoff, Math.random())
      if (!isAway(error) || signal?.aborted || performance.now() + delayMs > until) throw error
      await sleep(delayMs, undefined, { signal }).catch(() => undefined)
    }
  }
}
