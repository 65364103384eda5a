import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import type { TestContext } from 'vitest'
import { createTemporaryFolder } from '#server/store/contract/temporary-folder.ts'
import { command } from '../e2e/support/command.ts'
import { fillStock } from '../faults/stock-import.ts'
import { testKey } from '../faults/test-key.ts'

interface LogLine {
  msg: string
  pid: number
}

export interface RunningCommand {
  pid: number
  /** Empty unless it serves. */
  address: string
  log: LogLine[]
  signal(name: NodeJS.Signals): void
  /** The processes that have begun to serve, in this order. */
  servers(): number[]
  /** The processes that have begun to work in the background. */
  workers(): number[]
  /** Resolves when it has ended. */
  exitCode: Promise<number | null>
}

/** A folder of data with twenty vehicles at £9,000, and commands that run on it until the test ends. */
export async function prepareData({ onTestFinished }: Pick<TestContext, 'onTestFinished'>) {
  const { folder: dataDir, dispose } = await createTemporaryFolder()
  onTestFinished(dispose)
  await fillStock(dataDir, 20)

  async function run(args: string[], env: Record<string, string> = {}): Promise<RunningCommand> {
    const child = spawn(command[0], [command[1], ...args], {
      env: {
        PATH: process.env.PATH,
        DATA_DIR: dataDir,
        PORT: '0',
        APPLICATION_KEY: Buffer.from(testKey).toString('base64'),
        TRUST_PROXY: 'loopback',
        PUBLIC_URL: 'http://dealer.example',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const log: LogLine[] = []
    const exitCode = once(child, 'exit').then(([code]: (number | null)[]) => code ?? null)
    const started = (msg: RegExp) => [
      ...new Set(log.filter((line) => msg.test(line.msg)).map(({ pid }) => pid)),
    ]
    const running: RunningCommand = {
      pid: child.pid as number,
      address: '',
      log,
      signal: (name) => void child.kill(name),
      servers: () => started(/^Server listening/),
      workers: () => started(/^background work started/),
      exitCode,
    }
    onTestFinished(async () => {
      child.kill('SIGKILL')
      await exitCode
      await until(() => [...running.servers(), ...running.workers()].every((pid) => !isAlive(pid)))
    })
    const { promise: told, resolve } = Promise.withResolvers<string>()
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('{')) log.push(JSON.parse(line) as LogLine)
      else resolve(line)
    })
    const line = await Promise.race([told, exitCode])
    if (typeof line !== 'string') throw new Error('The command could not start')
    return Object.assign(running, { address: / is at (http:\S+)/.exec(line)?.[1] ?? '' })
  }

  return { dataDir, run }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Bounded by the time limit of the test. */
export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await sleep(50)
}
