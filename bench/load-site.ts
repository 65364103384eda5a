import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

export interface LoadSite {
  url: string
  /** Of a vehicle on the forecourt. */
  vehicleId: string
  /** Processor time of the site's main thread so far; NaN where the system does not report it. */
  usedMs(): number
  process: ChildProcess
  /** How often React has rendered; only with the module that counts it. */
  renders(): Promise<number>
  stop(): Promise<void>
}

const command = fileURLToPath(new URL('../bin/forecourt.mjs', import.meta.url))

/**
 * The site as `forecourt serve` starts it, on the demo stock and behind one proxy, pinned to `core` unless null.
 * `counter` is a module that counts renders, `settings` are further variables of the environment.
 */
export async function openLoadSite(
  dataDir: string,
  core: string | null,
  counter: URL | null = null,
  settings: Readonly<Record<string, string>> = {},
): Promise<LoadSite> {
  const env = {
    ...settings,
    PATH: process.env.PATH,
    DATA_DIR: dataDir,
    PORT: '0',
    TRUST_PROXY: '1',
    PUBLIC_URL: 'https://www.forecourt.example',
    LOG_LEVEL: 'warn',
  }
  await promisify(execFile)(process.execPath, [command, 'demo'], { env })
  const serve = [process.execPath, command, 'serve']
  const [file = '', ...args] = core === null ? serve : ['taskset', '-c', core, ...serve]
  const child = spawn(file, args, {
    env: counter === null ? env : { ...env, NODE_OPTIONS: `--import=${counter.href}` },
    stdio: ['ignore', 'pipe', 'ignore', ...(counter === null ? [] : ['ipc' as const])],
  })
  const ended = once(child, 'exit')
  const url = await addressIn(child)
  const [vehicle] = await (await fetch(`${url}/api/vehicles?pageSize=1`)).json()
  return {
    url,
    vehicleId: vehicle._id,
    usedMs: () => usedMs(child.pid),
    process: child,
    async renders() {
      child.send('renders')
      const [{ renders }] = (await once(child, 'message')) as [{ renders: number }]
      return renders
    },
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** Linux reports the running time of a thread in nanoseconds. */
function usedMs(pid: number | undefined): number {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
  } catch {
    return Number.NaN
  }
}

/** The address that a server prints when it is ready. */
export async function addressIn({ stdout }: ChildProcess): Promise<string> {
  if (stdout === null) throw new Error('The server has no output')
  for await (const line of createInterface({ input: stdout })) {
    const address = / is at (http:\S+)/.exec(line)?.[1]
    if (address) return address
  }
  throw new Error('The server could not start')
}
