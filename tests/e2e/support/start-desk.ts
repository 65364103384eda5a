import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { createDeskLinks } from '../../../server/desk/access/desk-links.ts'
import { freePort } from '../../support/free-port.ts'
import { command } from './command.ts'

const [node, script] = command

export interface Desk {
  /** Such as `http://127.0.0.1:40123`. */
  url: string
  /** An address that opens it once, as `forecourt desk link` prints it. */
  link(): string
  /** Of its process. */
  pid: number
  /** What it wrote so far. */
  log: string[]
  stop(): Promise<void>
}

/** Runs the desk of a folder in a child process. */
export async function startDesk(dataDir: string, settings: Record<string, string> = {}): Promise<Desk> {
  const port = await freePort()
  const env = { ...process.env, DATA_DIR: dataDir, DESK_PORT: String(port), ...settings }
  const child = spawn(node, [script, 'desk'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const killOrphan = () => child.kill('SIGKILL')
  process.once('exit', killOrphan)
  const ended = once(child, 'close').finally(() => process.off('exit', killOrphan))
  const log: string[] = []
  createInterface({ input: child.stderr }).on('line', (line) => log.push(line))
  await new Promise<void>((resolve, reject) => {
    ended.then(() => reject(new Error(`The desk ended:\n${log.join('\n')}`)))
    createInterface({ input: child.stdout }).on('line', (line) => {
      log.push(line)
      if (line.startsWith('The desk is at')) resolve()
    })
  })
  const url = `http://127.0.0.1:${port}`
  return {
    url,
    pid: child.pid ?? 0,
    log,
    link: () => `${url}/open/${createDeskLinks(dataDir).create(Date.now())}`,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
