import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** How the service answers. `dead` is not one of them: the process is killed. */
export type Mode =
  | 'well'
  | 'slow'
  | 'garbage'
  | '500'
  | '429'
  | '409'
  | 'wrong token'
  | 'cut'
  | 'cut after receiving'

/** A request that the service received and kept. */
export interface LedgerLine {
  key: string
  path: string
  /** The marker of the load in the body. */
  mark: string
  /** SHA-256 of the body. */
  digest: string
}

export interface LeadService {
  url: string
  token: string
  /** Ends the process with SIGKILL. */
  kill(): Promise<void>
  /** Starts it again at the same port, answering well. */
  restart(): Promise<void>
  set(mode: Mode): void
  signal(name: 'SIGSTOP' | 'SIGCONT'): void
  ledger(): LedgerLine[]
  close(): Promise<void>
}

const script = fileURLToPath(new URL('./lead-service-process.ts', import.meta.url))

/** A lead service as a process of its own, which appends what it receives to `ledgerFile`. */
export async function startLeadService(ledgerFile: string): Promise<LeadService> {
  const token = 'faults-token'
  let port = 0
  let child: ChildProcess

  async function start(): Promise<void> {
    child = fork(script, [ledgerFile, String(port), token])
    const [message] = (await once(child, 'message')) as [{ port: number }]
    port = message.port
  }
  async function kill(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }

  await start()
  return {
    url: `http://127.0.0.1:${port}`,
    token,
    kill,
    restart: async () => {
      await kill()
      await start()
    },
    set: (mode) => void child.send(mode),
    signal: (name) => void child.kill(name),
    ledger: () => (existsSync(ledgerFile) ? linesOf(readFileSync(ledgerFile, 'utf8')) : []),
    close: kill,
  }
}

/** A line that SIGKILL cut short was not answered, so it does not count. */
function linesOf(text: string): LedgerLine[] {
  const lines = text.split('\n').slice(0, -1)
  return lines.map((line) => JSON.parse(line))
}
