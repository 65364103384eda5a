import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { command } from '../../e2e/support/command.ts'

interface SiteOptions {
  /** 127.0.0.1 by default. */
  host?: string
  port: number
  /** `serve` by default. */
  words?: readonly string[]
  dataDir: string
  env?: Record<string, string>
  /** The folder of another version of the project. */
  project?: string
  /** Options of Node, such as a preload. */
  nodeArgs?: readonly string[]
  /** A command that runs the rest of its arguments, such as `unshare -rm sh -c '… exec "$0" "$@"'`. */
  wrapper?: readonly string[]
}

/** `forecourt serve` as a process, which may be killed and started again at the same port. */
export interface SiteProcess {
  url: string
  pid(): number
  /** Does not wait until it answers. */
  start(): void
  /** Starts it and resolves once `/readyz` is 200. */
  startAndWait(): Promise<void>
  /** Resolves once `/readyz` is 200. @throws {Error} with its log when it ends before. */
  isReady(): Promise<void>
  kill(signal?: NodeJS.Signals): Promise<number | null>
  signal(name: NodeJS.Signals): void
  /** Everything that it has written to standard output and standard error since the first start. */
  log(): string
}

const [node, bin] = command
const root = fileURLToPath(new URL('../../../', import.meta.url))

export function createSite({
  host = '127.0.0.1',
  port,
  words = ['serve'],
  dataDir,
  env = {},
  project,
  nodeArgs = [],
  wrapper = [],
}: SiteOptions): SiteProcess {
  const url = `http://${host}:${port}`
  let child: ChildProcess | null = null
  let log = ''

  function running(): ChildProcess {
    if (child === null) throw new Error('The site is not started')
    return child
  }
  function start(): void {
    const script = project === undefined ? bin : bin.replace(root, `${project}/`)
    const [file, ...args] = [...wrapper, node, ...nodeArgs, script, ...words]
    child = spawn(file ?? node, args, {
      env: {
        PATH: process.env.PATH,
        DATA_DIR: dataDir,
        HOST: host,
        PORT: String(port),
        PUBLIC_URL: url,
        TRUST_PROXY: 'loopback',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        log += text
      })
  }
  async function isReady(): Promise<void> {
    for (;;) {
      const { exitCode, signalCode } = running()
      if (exitCode !== null || signalCode !== null)
        throw new Error(`The site ended with ${exitCode ?? signalCode}:\n${log.slice(-4_000)}`)
      const status = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5_000) }).then(
        (response) => response.status,
        () => null,
      )
      if (status === 200) return
      await sleep(25)
    }
  }

  return {
    url,
    pid: () => running().pid ?? 0,
    start,
    isReady,
    async startAndWait() {
      start()
      await isReady()
    },
    async kill(signal = 'SIGKILL') {
      const ending = child
      if (ending === null) return null
      if (ending.exitCode === null && ending.signalCode === null) {
        ending.kill(signal)
        await once(ending, 'exit')
      }
      return ending.exitCode
    },
    signal: (name) => void running().kill(name),
    log: () => log,
  }
}
