import { fileURLToPath } from 'node:url'
import type { Command } from 'commander'
import type { Supervisor } from '../cluster/supervise.ts'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import type { RunningServer } from '../main.ts'
import type { MetricsServer } from '../observe/serve-metrics.ts'
import { openConfig } from './command-config.ts'
import { isVerbose, runCommand } from './run-command.ts'
import { stopOnSignal } from './stop-on-signal.ts'

interface ServeOptions {
  webOnly?: true
}

interface RunOptions {
  hasWork: boolean
  verbose: boolean
}

/** `serve`: the site. Exit codes: 0 stopped by a signal and drained, 1 could not start. */
export function registerServe(program: Command): void {
  program
    .command('serve')
    .description('serve the site; an empty stock is filled from STOCK_FEED, or with the demo')
    .option('--web-only', 'leave deliveries and imports to other processes, such as "forecourt work"')
    .action(
      runCommand(async ({ webOnly }: ServeOptions, command: Command) => {
        const config = openConfig()
        const serve = config.webConcurrency === 1 ? serveAlone : serveTogether
        const address = await serve(config, { hasWork: !webOnly, verbose: isVerbose(command) })
        process.stdout.write(`Forecourt is at ${address}\n`)
      }),
    )
}

// The server is loaded when it is needed, because it takes longer to load than most other commands take to run.

async function serveAlone(config: Config, { hasWork, verbose }: RunOptions): Promise<string> {
  // Unhandled, the signal ends the process.
  process.on('SIGUSR2', () => {
    process.stderr.write('SIGUSR2: a rolling restart needs WEB_CONCURRENCY=2 or more\n')
  })
  let server: RunningServer | null = null
  const delayMs = config.stopDelaySeconds * 1_000
  // Before the start is complete nothing was accepted, and an import is one transaction: there is nothing to finish.
  stopOnSignal(async () => server?.stop({ delayMs }), { verbose, delayMs })
  const { fillBeforeStart } = await import('./fill-empty-store.ts')
  const { start } = await import('../main.ts')
  await fillBeforeStart(config)
  server = await start(config, { duties: { following: { keepsSnapshot: true }, hasWork } })
  return server.address
}

/** The metrics of all processes. Null without METRICS_PORT. @throws {Error} when the port cannot be used. */
async function serveSum({ metricsPort: port, host }: Config, log: Log): Promise<MetricsServer | null> {
  if (port === null) return null
  const { createMetricsSum } = await import('../cluster/sum-metrics.ts')
  const { serveMetrics } = await import('../observe/serve-metrics.ts')
  return serveMetrics(createMetricsSum().scrape, { port, host }, log)
}

/** In WEB_CONCURRENCY processes, and one more for the background work. */
async function serveTogether(config: Config, { hasWork, verbose }: RunOptions): Promise<string> {
  let supervisor: Supervisor | null = null
  // While the site starts, every process is new. Unhandled, the signal would end this one.
  process.on('SIGUSR2', () => void supervisor?.restart())
  const delayMs = config.stopDelaySeconds * 1_000
  let metrics: MetricsServer | null = null
  // Before the first process answers, this one ends at once, and then its processes do.
  async function stop(): Promise<void> {
    await supervisor?.stop()
    await metrics?.stop()
  }
  stopOnSignal(stop, { verbose, delayMs, kill: () => supervisor?.kill() })
  // A mistake of the dealer's is told here, before each process would tell it.
  await import('#dealer')
  const { supervise } = await import('../cluster/supervise.ts')
  const { createLoggers } = await import('../log.ts')
  const { work: log } = createLoggers(config.logLevel)
  // Before any process is started: when the port cannot be used, none is left behind.
  metrics = await serveSum(config, log)
  supervisor = await supervise({
    program: fileURLToPath(new URL('serve-process.ts', import.meta.url)),
    webProcesses: config.webConcurrency,
    hasWork,
    stopDelayMs: delayMs,
    verbose,
    log,
  })
  return supervisor.address
}
