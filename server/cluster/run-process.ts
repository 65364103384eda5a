// One process of `serve` with several: node run-process.ts web <number> | work
import cluster from 'node:cluster'
import { once } from 'node:events'
import { openConfig } from '../cli/command-config.ts'
import { fillEmptyStore, fillInBackground } from '../cli/fill-empty-store.ts'
import { errorText } from '../cli/run-command.ts'
import { start } from '../main.ts'
import { startWork } from '../start-work.ts'
import { isScrapeMessage, isStopMessage, type ScrapedMessage, type StopMessage } from './messages.ts'

/** Connections are closed after 6 s; the rest is for closing the stores. */
const deadlineMs = 8_000

const [role, number] = process.argv.slice(2)
const isVerbose = process.argv.includes('--verbose')

type Stop = (options: StopMessage['stop']) => Promise<void>

let stop: Stop | null = null
/** Of this process. The supervisor serves the sum of all. */
let scrape: (() => Promise<object[] | null>) | null = null
let ended: Promise<void> | null = null

// A terminal signals every process of the group; the supervisor, which is one of them, says what to do.
for (const signal of ['SIGINT', 'SIGHUP', 'SIGUSR2'] as const) process.on(signal, () => undefined)
process.on('SIGTERM', () => void end({ ending: 'replaced', delayMs: 0 }))
process.on('message', (message) => {
  if (isStopMessage(message)) void end(message.stop)
  if (isScrapeMessage(message)) void sendMetrics(message.scrape.id)
})
cluster.worker?.on('disconnect', () => {
  // The supervisor has died, and the port with it. Without this, Node exits at once; requests that have begun are finished.
  if (cluster.worker) cluster.worker.exitedAfterDisconnect = true
  void end({ ending: 'stopping', delayMs: 0 })
})
// A message to a supervisor that has just died cannot be sent. `disconnect` follows.
cluster.worker?.on('error', () => undefined)

try {
  const { stop: stopThis, scrape: scrapeThis, address } = await begin()
  stop = stopThis
  scrape = scrapeThis
  process.send?.({ ready: { address } })
} catch (error) {
  process.stderr.write(errorText(error, isVerbose))
  process.exit(1)
}

async function begin(): Promise<{
  stop: Stop
  scrape: () => Promise<object[] | null>
  address: string | null
}> {
  const config = openConfig()
  const tell = (line: string) => process.stderr.write(`${line}\n`)
  if (role === 'work') return { ...(await startWork(config, { servesMetrics: false })), address: null }
  if (config.databaseUrl === null) await fillEmptyStore(config, tell)
  // The others are started when the first one is ready, and it is not before the stock is filled.
  else if (number === '1') void fillInBackground(config, tell)
  const following = { keepsSnapshot: number === '1' }
  return start(config, { duties: { following, hasWork: false }, opensFirst: true, servesMetrics: false })
}

async function sendMetrics(id: number): Promise<void> {
  const metrics = (await scrape?.().catch(() => null)) ?? null
  const message: ScrapedMessage = { scraped: { id, metrics } }
  if (process.connected) process.send?.(message)
}

function end(options: StopMessage['stop']): Promise<void> {
  ended ??= endOnce(options)
  return ended
}

async function endOnce(options: StopMessage['stop']): Promise<void> {
  // Nothing was accepted before the start is complete, and an import is one transaction.
  if (stop === null) process.exit(0)
  setTimeout(() => process.exit(1), options.delayMs + deadlineMs).unref()
  try {
    await stop(options)
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
