import { execFile, spawn } from 'node:child_process'
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
  stop(): Promise<void>
}

const command = fileURLToPath(new URL('../bin/forecourt.mjs', import.meta.url))

/** The site as `forecourt serve` starts it, on the demo stock and behind one proxy, pinned to `core` unless null. */
export async function openLoadSite(dataDir: string, core: string | null): Promise<LoadSite> {
  const env = {
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
  const child = spawn(file, args, { env, stdio: ['ignore', 'pipe', 'ignore'] })
  const ended = once(child, 'exit')
  const url = await addressIn(createInterface({ input: child.stdout }))
  const [vehicle] = await (await fetch(`${url}/api/vehicles?pageSize=1`)).json()
  return {
    url,
    vehicleId: vehicle._id,
    usedMs: () => usedMs(child.pid),
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

async function addressIn(lines: AsyncIterable<string>): Promise<string> {
  for await (const line of lines) {
    const address = /Forecourt is at (http:\S+)/.exec(line)?.[1]
    if (address) return address
  }
  throw new Error('The site could not start')
}
