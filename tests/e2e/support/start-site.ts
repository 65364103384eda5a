import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { command } from './command.ts'

const [node, script] = command

export interface Site {
  /** Such as `http://127.0.0.1:40123`, without a slash at the end. */
  url: string
  /** Its output so far, to show when a test fails. */
  log: string[]
  process: ChildProcess
  /** Resolves when it has ended; with null when a signal ended it. */
  exitCode: Promise<number | null>
  /** Ends the process and resolves with its exit code: SIGTERM lets it drain, SIGKILL simulates a power cut. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<number | null>
}

interface SiteOptions {
  dataDir: string
  /** 0: any free port. */
  port?: number
  /** `serve` of the command by default. */
  args?: readonly string[]
  env?: Record<string, string | undefined>
}

/** Runs the built site in a child process, and waits until it is ready. */
export async function startSite({
  dataDir,
  port = 0,
  args = [script, 'serve'],
  env = {},
}: SiteOptions): Promise<Site> {
  const child = spawn(node, args, {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // A test that times out never calls `stop`.
  const killOrphan = () => child.kill('SIGKILL')
  process.once('exit', killOrphan)
  child.once('exit', () => process.off('exit', killOrphan))
  const log: string[] = []
  createInterface({ input: child.stderr }).on('line', (line) => log.push(line))
  const exitCode = once(child, 'close').then(() => child.exitCode)
  const url = await readAddress(child, log)
  return {
    url,
    log,
    process: child,
    exitCode,
    stop(signal = 'SIGTERM') {
      child.kill(signal)
      return exitCode
    },
  }
}

function readAddress(child: ChildProcess, log: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The site ended with ${code}:\n${log.join('\n')}`)))
    if (!child.stdout) throw new Error('The site has no output')
    createInterface({ input: child.stdout }).on('line', (line) => {
      log.push(line)
      // It listens before it is ready, and logs this when it is ready.
      const address = /Forecourt is at (http:\/\/[\d.]+:\d+)/.exec(line)?.[1]
      if (address) resolve(address)
    })
  })
}
