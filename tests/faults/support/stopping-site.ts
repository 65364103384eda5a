import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { TestContext } from 'vitest'
import { createTemporaryFolder } from '#server/store/contract/temporary-folder.ts'
import { applicationsFile } from '#server/store/data-files.ts'
import { openSqliteOutbox } from '#server/store/sqlite/outbox.ts'
import { startSite } from '../../e2e/support/start-site.ts'
import { fillStock } from '../stock-import.ts'
import { testKey } from '../test-key.ts'

export const body = '{"vehicleId":"v1","vehicleDetails":{},"surname":"Quillfeather"}'
export const headOf = (path: string, ...more: string[]) =>
  [path, 'Host: 127.0.0.1', ...more, '', ''].join('\r\n')
export const applicationHead = headOf(
  'POST /api/finance-application HTTP/1.1',
  'Content-Type: application/json',
  `Content-Length: ${body.length}`,
)

type Ends = Pick<TestContext, 'onTestFinished'>

/** A folder of data with twenty vehicles, and sites that run on it until the test ends. */
export async function prepareStop({ onTestFinished }: Ends) {
  const { folder: dataDir, dispose } = await createTemporaryFolder()
  onTestFinished(dispose)
  await fillStock(dataDir, 20)

  async function start({ args, port, env }: { args?: string[]; port?: number; env?: object } = {}) {
    const key = Buffer.from(testKey).toString('base64')
    const site = await startSite({ dataDir, args, port, env: { APPLICATION_KEY: key, ...env } })
    onTestFinished(async () => void (await site.stop('SIGKILL')))
    const signal = (name: NodeJS.Signals) => void site.process.kill(name)
    return { port: Number(new URL(site.url).port), signal, exitCode: site.exitCode }
  }

  /** A connection on which `sent` was written and read: the site has answered a request that was sent later. */
  async function send(port: number, sent: string): Promise<Socket> {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    onTestFinished(() => void socket.destroy())
    await once(socket, 'connect')
    socket.write(sent)
    await fetch(`http://127.0.0.1:${port}/healthz`, { headers: { connection: 'close' } })
    return socket
  }

  async function applications() {
    const outbox = await openSqliteOutbox(applicationsFile(dataDir), testKey)
    const entries = await outbox.list({ limit: 10 })
    const claimed = await outbox.claim(Date.now(), { limit: 10, leaseMs: 1_000 })
    await outbox.close()
    return { ids: entries.map(({ id }) => id), free: claimed.map(({ lead }) => lead.id) }
  }

  return { dataDir, start, send, applications }
}

/** Resolves once nothing listens at the port any more. */
export async function isClosed(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (!isOpen) return
    await sleep(20)
  }
}
