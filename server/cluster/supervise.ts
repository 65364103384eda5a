import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../log.ts'
import { type Backoff, retryDelay } from '../retry-delay.ts'
import type { FromProcess, Role, StopOptions, ToProcess } from './messages.ts'

/** Between two attempts to start a process again. */
const backoff: Backoff = { firstMs: 200, longestMs: 30_000 }
/** A process that ran this long has recovered, so the next failure counts as the first. */
const steadyMs = 60_000
/** The processes end within 8 s; what is left after this is killed, before the deadline of this process. */
const killAfterMs = 9_000
/**
 * How long a process that is replaced still answers: each answer closes its connection, and the next request of that
 * client opens one to another process. Only connections that were idle for all of it are closed by the server.
 */
const handOverMs = 1_000

interface SuperviseOptions {
  /** Of the module that each process runs, with its role as arguments. */
  program: string
  webProcesses: number
  /** Whether one more process does the background work. */
  hasWork: boolean
  stopDelayMs: number
  verbose: boolean
  log: Log
}

export interface Supervisor {
  /** Such as `http://127.0.0.1:3000`. */
  address: string
  /** Replaces one process after another by a new one, which runs the code that is on the disk by now. */
  restart(): Promise<void>
  /** Stops all processes. Safe to call twice. */
  stop(): Promise<void>
  /** Ends all processes at once. */
  kill(): void
}

interface Place {
  role: Role
  /** Null while none is ready. */
  child: Child | null
  failures: number
  isBeingReplaced: boolean
}

interface Child {
  worker: Worker
  /** Whether it was told to end. */
  isDismissed: boolean
  /** Resolves when it has ended, to its exit code and signal. */
  ended: Promise<unknown[]>
}

/**
 * Runs the site in several processes that share one port, and starts each again that ends. This process accepts the
 * connections and gives them to the others in turn, so the port closes when this process dies, and then they end too.
 *
 * Resolves when the first process answers. The others are started meanwhile, so that a signal can already stop the site.
 *
 * @throws {Error} when the first process cannot start.
 */
export async function supervise({
  program,
  webProcesses,
  hasWork,
  stopDelayMs,
  verbose,
  log,
}: SuperviseOptions): Promise<Supervisor> {
  const stopping = new AbortController()
  const { signal } = stopping
  const children = new Set<Child>()
  const roles: Role[] = Array.from({ length: webProcesses }, (_, index) => ({
    does: 'web',
    number: index + 1,
  }))
  if (hasWork) roles.push({ does: 'work' })
  const places = roles.map((role): Place => ({ role, child: null, failures: 0, isBeingReplaced: false }))
  let restarting: Promise<void> | null = null
  let stopped: Promise<void> | null = null

  /** Resolves when a new process is ready in the place, to its address. @throws {Error} when it ends before. */
  async function start(place: Place): Promise<string | null> {
    const { role } = place
    const args = role.does === 'web' ? ['web', String(role.number)] : ['work']
    // The settings apply to the next fork only.
    cluster.setupPrimary({ exec: program, args: verbose ? [...args, '--verbose'] : args })
    const worker = cluster.fork()
    const startedAt = performance.now()
    const child: Child = { worker, isDismissed: false, ended: once(worker, 'exit') }
    children.add(child)
    void child.ended.then(() => children.delete(child))
    const ready = new Promise<string | null>((resolve) =>
      worker.on('message', (message: FromProcess) => {
        if ('ready' in message) resolve(message.ready.address)
      }),
    )
    const failed = child.ended.then(() => {
      throw new Error('A process of the site could not start')
    })
    const address = await Promise.race([ready, failed])
    place.child = child
    void child.ended.then(([code, by]) => {
      if (place.child === child) place.child = null
      if (child.isDismissed || signal.aborted) return
      log.error({ ...role, pid: worker.process.pid, code, signal: by }, 'a process has ended')
      if (performance.now() - startedAt > steadyMs) place.failures = 0
      if (!place.isBeingReplaced) void startAgain(place)
    })
    return address
  }

  /** Tries until it succeeds or the site stops. */
  async function startAgain(place: Place): Promise<void> {
    while (!signal.aborted) {
      const delayMs = retryDelay(place.failures, backoff, Math.random())
      place.failures += 1
      await sleep(delayMs, undefined, { signal }).catch(() => undefined)
      if (signal.aborted) return
      try {
        await start(place)
        log.info({ ...place.role, pid: place.child?.worker.process.pid }, 'a process was started again')
        return
      } catch {
        if (!signal.aborted)
          log.error({ ...place.role, failures: place.failures }, 'a process could not start')
      }
    }
  }

  /** Resolves when the process has ended, by force if it does not end in time. */
  async function dismiss(child: Child, how: StopOptions): Promise<void> {
    child.isDismissed = true
    // It may have ended by itself, or not listen to messages yet: both ends it.
    if (child.worker.isConnected()) child.worker.send({ stop: how } satisfies ToProcess, () => undefined)
    const timer = setTimeout(() => child.worker.process.kill('SIGKILL'), how.delayMs + killAfterMs)
    await child.ended
    clearTimeout(timer)
  }

  /** @throws {Error} when the new process cannot start; the old one goes on. */
  async function replace(place: Place): Promise<void> {
    const old = place.child
    // One that is being started has the new code already.
    if (old === null) return
    place.isBeingReplaced = true
    try {
      // Two would do the same work twice at times, such as fetching the feed.
      if (place.role.does === 'work') await dismiss(old, { ending: 'stopping', delayMs: 0 })
      if (signal.aborted) return
      await start(place)
      if (place.role.does === 'web') {
        await dismiss(old, { ending: 'replaced', delayMs: Math.max(handOverMs, stopDelayMs) })
      }
    } finally {
      place.isBeingReplaced = false
      if (place.child === null && !signal.aborted) void startAgain(place)
    }
  }

  async function restartAll(): Promise<void> {
    log.info({ processes: places.length }, 'rolling restart')
    for (const place of places) {
      if (signal.aborted) return
      try {
        await replace(place)
      } catch (error) {
        if (!signal.aborted) log.error({ err: error, ...place.role }, 'rolling restart given up')
        return
      }
    }
    log.info({ processes: places.length }, 'every process was replaced')
  }

  async function stopAll(): Promise<void> {
    stopping.abort()
    const how = { ending: 'stopping', delayMs: stopDelayMs } as const
    await Promise.all([...children].map((child) => dismiss(child, how)))
  }

  const [first, ...others] = places as [Place, ...Place[]]
  // Alone: it fills an empty stock, and writes the snapshot from which the others start.
  const address = await start(first)
  if (address === null) throw new Error('The first process serves no pages')
  for (const place of others) void start(place).catch(() => startAgain(place))

  return {
    address,
    restart() {
      restarting ??= restartAll().finally(() => {
        restarting = null
      })
      return restarting
    },
    stop() {
      stopped ??= stopAll()
      return stopped
    },
    kill() {
      stopping.abort()
      for (const { worker } of children) worker.process.kill('SIGKILL')
    },
  }
}
