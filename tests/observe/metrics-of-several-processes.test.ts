import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createTemporaryFolder } from '#server/store/contract/temporary-folder.ts'
import { command } from '../e2e/support/command.ts'
import { startObservedSite } from './observed-site.ts'

const built = existsSync(fileURLToPath(new URL('../../build/server/index.js', import.meta.url)))

/** The processes that a process started, on Linux. */
async function childrenOf(pid: number): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return text.trim().split(' ').map(Number)
}

/** The sum of all samples of a metric whose labels match. */
function sumOf(page: string, name: string, labels = ''): number {
  const lines = page.split('\n').filter((line) => line.startsWith(`${name}{`) && line.includes(labels))
  return lines.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0)
}

describe.skipIf(!built)('the metrics of several processes', () => {
  it('are the sum of all, and never go back when one is killed', async () => {
    const site = await startObservedSite({ WEB_CONCURRENCY: '2' })
    onTestFinished(() => site.close())
    const readMetrics = async () => (await fetch(site.metricsAddress)).text()
    const ask = async () => void (await (await fetch(`${site.url}/car-search`)).arrayBuffer())
    const answers = (page: string) => sumOf(page, 'forecourt_http_requests_total', '/car-search')
    const readAnswering = (page: string) => sumOf(page, 'forecourt_processes', 'answering')

    await vi.waitFor(async () => expect(readAnswering(await readMetrics())).toBe(3), { timeout: 300_000 })
    for (let sent = 0; sent < 6; sent++) await ask()
    const before = await readMetrics()
    expect(answers(before)).toBe(6)
    // The process of the background work has no index, which does not make the index look away.
    expect(sumOf(before, 'forecourt_part_up', '"index"')).toBe(1)

    const [killed] = await childrenOf(site.process.pid ?? 0)
    process.kill(killed ?? 0, 'SIGKILL')
    await vi.waitFor(() => expect(site.output()).toContain('a process was started again'), {
      timeout: 300_000,
    })
    const after = await readMetrics()
    expect(answers(after)).toBe(6)
    await ask()
    expect(answers(await readMetrics())).toBe(7)
  })

  it('leave no process behind when their port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { folder, dispose } = await createTemporaryFolder()
    onTestFinished(async () => {
      other.close()
      await dispose()
    })
    const METRICS_PORT = String((other.address() as AddressInfo).port)
    const env = { PATH: process.env.PATH, DATA_DIR: folder, PORT: '0', WEB_CONCURRENCY: '2', METRICS_PORT }
    const [node, bin] = command
    const serve = promisify(execFile)(node, [bin, 'serve'], { env, timeout: 300_000 })
    const failure = await serve.catch((error: unknown) => error)
    expect(failure).toMatchObject({ code: 1, killed: false })
    expect(failure).toMatchObject({ stderr: expect.stringContaining(`METRICS_PORT ${METRICS_PORT}`) })
  })
})
