import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** A server in a process of its own. */
export interface Server {
  url: string
  child: ChildProcess
  /** Processor time so far of the process and its children, all threads; NaN where the system does not report it. */
  usedMs(): number
  stop(): Promise<void>
}

/** Servers share one processor, one of them working at a time; this process, which asks them, has another. */
const cores = { servers: '0', load: '1' }
const isLinux = process.platform === 'linux'

export function pinLoad(): void {
  if (isLinux) execFileSync('taskset', ['-acp', cores.load, String(process.pid)], { stdio: 'ignore' })
}

/** Starts a script, given relative to this folder, and waits for the address that it prints. */
export async function startServer(
  script: string,
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
): Promise<Server> {
  const file = fileURLToPath(new URL(script, import.meta.url))
  const node = [process.execPath, file, ...args]
  const [program = '', ...rest] = isLinux ? ['taskset', '-c', cores.servers, ...node] : node
  const child = spawn(program, rest, {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      NODE_OPTIONS: '--max-old-space-size=12000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    serialization: 'advanced',
  })
  const ended = once(child, 'exit')
  for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
    const url = / is at (http:\S+)/.exec(line)?.[1]
    if (url === undefined) continue
    return {
      url,
      child,
      usedMs: () => usedMs(child.pid),
      async stop() {
        child.kill('SIGTERM')
        await ended
      },
    }
  }
  throw new Error(`${script} could not start`)
}

/** The site as `forecourt serve` starts it, behind one proxy. */
export function startSite(dataDir: string, env: NodeJS.ProcessEnv = {}): Promise<Server> {
  return startServer('../bin/forecourt.mjs', ['serve'], { ...siteEnv(dataDir), ...env })
}

export function fillWithDemo(dataDir: string, count: number, settings: NodeJS.ProcessEnv = {}): void {
  const command = fileURLToPath(new URL('../bin/forecourt.mjs', import.meta.url))
  const env = { PATH: process.env.PATH, ...siteEnv(dataDir), ...settings }
  execFileSync(process.execPath, [command, 'demo', '--count', String(count)], { env, stdio: 'ignore' })
}

function siteEnv(dataDir: string): NodeJS.ProcessEnv {
  return {
    DATA_DIR: dataDir,
    PORT: '0',
    TRUST_PROXY: '1',
    PUBLIC_URL: 'https://www.forecourt.example',
    LOG_LEVEL: 'warn',
  }
}

/** Linux reports the running time of each thread in nanoseconds. */
function usedMs(pid: number | undefined): number {
  if (!isLinux) return Number.NaN
  let used = 0
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    const folder = `/proc/${pid}/task/${thread}`
    used += Number(readFileSync(`${folder}/schedstat`, 'utf8').split(' ')[0]) / 1e6
    const children = readFileSync(`${folder}/children`, 'utf8').trim().split(' ')
    for (const child of children) if (child !== '') used += usedMs(Number(child))
  }
  return used
}
