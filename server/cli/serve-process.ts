// One process of `serve` with several: node serve-process.ts web <number> | work
import cluster from 'node:cluster'
import { once } from 'node:events'
import type { FromProcess, StopOptions, ToProcess } from '../cluster/messages.ts'
import { start } from '../main.ts'
import { startWork } from '../start-work.ts'
import { openConfig } from './command-config.ts'
import { fillBeforeStart } from './fill-empty-store.ts'
import { errorText } from './run-command.ts'

interface Running {
  stop(options: StopOptions): Promise<void>
  /** The metrics of this process. The supervisor serves the sum of all. */
  scrape(): Promise<object[] | null>
  address: string | null
}

/** Connections are closed after 6 s; the rest is for closing the stores. */
const deadlineMs = 8_000

const [role, number] = process.argv.slice(2)
const isVerbose = process.argv.includes('--verbose')

let running: Running | null = null
let isEnding = false

// A terminal signals every process of the group; the supervisor, which is one of them, says what to do.
for (const signal of ['SIGINT', 'SIGHUP', 'SIGUSR2'] as const) process.on(signal, () => undefined)
process.on('SIGTERM', () => void end({ ending: 'replaced', delayMs: 0 }))
process.on('message', (message: ToProcess) => {
  if ('stop' in message) void end(message.stop)
  if ('scrape' in message) void sendMetrics(message.scrape)
})
cluster.worker?.on('disconnect', () => {
  // The supervisor has died, and the port with it. Without this, Node exits at once; requests that have begun are finished.
  if (cluster.worker) cluster.worker.exitedAfterDisconnect = true
  void end({ ending: 'stopping', delayMs: 0 })
})
// A message to a supervisor that has just died cannot be sent. `disconnect` follows.
cluster.worker?.on('error', () => undefined)

try {
  running = await begin()
  process.send?.({ ready: { address: running.address } } satisfies FromProcess)
} catch (error) {
  process.stderr.write(errorText(error, isVerbose))
  process.exit(1)
}

async function begin(): Promise<Running> {
  const config = openConfig()
  if (role === 'work') return { ...(await startWork(config, { isOneOfSeveral: true })), address: null }
  // The others are started when the first one is ready. A stock in files is filled by then, one in PostgreSQL may not be.
  if (config.databaseUrl === null || number === '1') await fillBeforeStart(config)
  const following = { keepsSnapshot: number === '1' }
  return start(config, { duties: { following, hasWork: false }, isOneOfSeveral: true })
}

async function sendMetrics(id: number): Promise<void> {
  const metrics = (await running?.scrape().catch(() => null)) ?? null
  if (process.connected) process.send?.({ scraped: id, metrics } satisfies FromProcess)
}

async function end(options: StopOptions): Promise<void> {
  if (isEnding) return
  isEnding = true
  // Nothing was accepted before the start is complete, and an import is one transaction.
  if (running === null) process.exit(0)
  setTimeout(() => process.exit(1), options.delayMs + deadlineMs).unref()
  try {
    await running.stop(options)
    await leaveCluster()
    process.exit(0)
  } catch (error) {
    process.stderr.write(`Could not stop cleanly: ${errorText(error, isVerbose)}`)
    process.exit(1)
  }
}

/**
 * Resolves when the supervisor knows that this process ends. Until then it may send a connection, which this process
 * gives back; a process that exits earlier takes the connection with it, and the client waits for ever.
 */
async function leaveCluster(): Promise<void> {
  const { worker } = cluster
  if (!worker?.isConnected()) return
  const left = once(worker, 'disconnect')
  worker.disconnect()
  await left
}
