import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

export interface SiteRun {
  /** From the command to the first 200, Node's own start included. */
  healthySeconds: number
  readySeconds: number
  /** Of all threads until it was ready. More reliable than `readySeconds` on a machine that is not idle. */
  cpuSeconds: number
  /** Resident memory; 0 where the system does not report it. */
  readyMegabytes: number
  laterMegabytes: number
}

const command = fileURLToPath(new URL('../bin/forecourt.mjs', import.meta.url))

/** Starts the site on a folder of data, and stops it ten seconds after it was ready, so that its snapshot is written. */
export async function startSite(dataDir: string, say: (line: string) => void): Promise<SiteRun> {
  const port = await freePort()
  const start = performance.now()
  const child = spawn(process.execPath, [command, 'serve'], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'exit')
  try {
    const secondsTo = async (path: string) => {
      while (!(await answers(`http://127.0.0.1:${port}${path}`))) {
        if (child.exitCode !== null) throw new Error('The site could not start')
        // More frequent requests would take a noticeable share of the processor.
        await sleep(50)
      }
      return (performance.now() - start) / 1_000
    }
    const healthySeconds = await secondsTo('/healthz')
    const readySeconds = await secondsTo('/readyz')
    const cpuSeconds = await usedCpuSeconds(child.pid)
    const readyMegabytes = await residentMegabytes(child.pid)
    say(`ready after ${readySeconds.toFixed(1)} s`)
    await sleep(10_000)
    const laterMegabytes = await residentMegabytes(child.pid)
    return { healthySeconds, readySeconds, cpuSeconds, readyMegabytes, laterMegabytes }
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}

function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ status }) => status === 200,
    () => false,
  )
}

async function residentMegabytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Math.round((Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) * 1_024) / 1e6)
}

/** 0 where the system does not report it. Linux counts in hundredths of a second. */
async function usedCpuSeconds(pid: number | undefined): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / 100
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address !== null ? address.port : 0
}
