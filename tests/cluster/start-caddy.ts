import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { TestContext } from 'vitest'
import { createTemporaryFolder } from '#server/store/contract/temporary-folder.ts'
import { until } from './start-command.ts'

export interface RunningCaddy {
  address: string
  /** Whether it sends requests to this process again, after it was away. */
  isUsed(upstream: string): Promise<boolean>
}

const template = new URL('../../deploy/one-machine/Caddyfile.several', import.meta.url)

/** Caddy with the proxy of `Caddyfile.several`, in front of these addresses, until the test ends. */
export async function startCaddy(
  upstreams: readonly string[],
  { onTestFinished }: Pick<TestContext, 'onTestFinished'>,
): Promise<RunningCaddy> {
  const program = process.env.CADDY_PATH || 'caddy'
  const { folder, dispose } = await createTemporaryFolder()
  onTestFinished(dispose)
  const [port, adminPort] = [await freePort(), await freePort()]
  const hosts = upstreams.map((each) => new URL(each).host).join(' ')
  const proxy = /^reverse_proxy [^{]*(\{.*^\})/ms.exec(await readFile(template, 'utf8'))?.[1]
  // The clients of the test say who they are.
  const trusting = proxy?.replace('{', '{\n\ttrusted_proxies 127.0.0.1/32')
  const options = `{\n\tadmin 127.0.0.1:${adminPort}\n\tauto_https off\n}\n`
  const file = join(folder, 'Caddyfile')
  await writeFile(file, `${options}http://127.0.0.1:${port} {\nreverse_proxy ${hosts} ${trusting}\n}\n`)
  const child = spawn(program, ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let log = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    log += text
  })
  let failure: Error | null = null
  child.on('error', (cause) => {
    failure = new Error(`Caddy cannot be started as ${program}. On Debian: apt-get install -y caddy`, {
      cause,
    })
  })
  onTestFinished(async () => {
    if (child.exitCode !== null || failure) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  })
  const address = `http://127.0.0.1:${port}`

  /** Caddy logs it once it sends requests to a process again. */
  const isUsed = async (upstream: string) =>
    log.split('\n').some((line) => line.includes('host is up') && line.includes(new URL(upstream).host))

  await until(async () => {
    if (failure) throw failure
    return (await fetch(address).catch(() => null))?.ok ?? false
  })
  return { address, isUsed }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  server.close()
  await once(server, 'close')
  if (bound === null || typeof bound === 'string') throw new Error('No free port')
  return bound.port
}
