import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { command } from './command.ts'

export interface Site {
  /** Such as `http://127.0.0.1:40123`, without a slash at the end. */
  url: string
  /** Its output so far, to show when a test fails. */
  log: string[]
  /** Ends the process and resolves with its exit code: SIGTERM lets it drain, SIGKILL simulates a power cut. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<number | null>
}

interface SiteOptions {
  dataDir: string
  /** 0: any free port. */
  port?: number
  env?: Record<string, string>
  /** Of the command; that of this project by default. */
  script?: string
}

/** Runs the built site in a child process, and waits until it is ready. */
export async function startSite({
  dataDir,
  port = 0,
  env = {},
  script = command[1],
}: SiteOptions): Promise<Site> {
  const [node] = command
  const child = spawn(node, [script, 'serve'], {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // A test that times out never calls `stop`.
  const killOrphan = () => child.kill('SIGKILL')
  process.once('exit', killOrphan)
  child.once('exit', () => process.off('exit', killOrphan))
  const log: string[] = []
  createInterface({ input: child.stderr }).on('line', (line) => log.push(line))
  const url = await readAddress(child, log)
  return {
    url,
    log,
    async stop(signal = 'SIGTERM') {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill(signal)
        await once(child, 'exit')
      }
      return child.exitCode
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
