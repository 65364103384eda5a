import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { addressIn } from './load-site.ts'

/** A server that runs in a process of its own, pinned to one core. */
export interface PinnedServer {
  url: string
  /** Processor time of all its threads so far. */
  usedMs(): number
  stop(): Promise<void>
}

/** An answer of the site, as the floor and nginx repeat it. Its body is a file in the folder of the measurement. */
export interface KeptAnswer {
  path: string
  file: string
  headers: Readonly<Record<string, string>>
}

/** Runs a module of this folder that prints its address. */
export async function startModule(
  module: string,
  args: readonly string[],
  core: string,
): Promise<PinnedServer> {
  const script = fileURLToPath(new URL(module, import.meta.url))
  const child = spawn('taskset', ['-c', core, process.execPath, script, ...args], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return pinned(child, await addressIn(child))
}

export const hasNginx = spawnSync('nginx', ['-v']).error === undefined

/** nginx with one worker, which serves the answers as static files. */
export async function startNginx(
  answers: readonly KeptAnswer[],
  folder: string,
  core: string,
): Promise<PinnedServer> {
  const port = await freePort()
  const file = join(folder, 'nginx.conf')
  await writeFile(file, nginxConfig(answers, folder, port))
  const child = spawn('taskset', ['-c', core, 'nginx', '-c', file, '-p', folder, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  for (let tries = 0; !(await answersAt(url)); tries++) {
    if (tries === 50 || child.exitCode !== null) throw new Error('nginx could not start')
    await sleep(100)
  }
  return pinned(child, url)
}

function nginxConfig(answers: readonly KeptAnswer[], folder: string, port: number): string {
  const ofNginx = ['content-type', 'content-length', 'etag', 'date', 'connection', 'keep-alive']
  const locations = answers.map(({ path, file, headers }) => {
    const added = Object.entries(headers).filter(([name]) => !ofNginx.includes(name))
    return `location = ${path} { rewrite ^ /${file} break; default_type "${headers['content-type']}"; ${added
      .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`)
      .join(' ')} }`
  })
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, 'nginx')};`,
  )
  return `daemon off; worker_processes 1; pid ${join(folder, 'nginx.pid')};
user ${process.getuid?.() === 0 ? 'root' : 'nobody'};
events { worker_connections 64; }
http {
access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000; open_file_cache max=100;
${temporary.join('\n')}
server { listen 127.0.0.1:${port}; root ${folder}; ${locations.join('\n')} }
}
`
}

function pinned(child: ChildProcess, url: string): PinnedServer {
  return {
    url,
    usedMs: () => usedByTree(child.pid),
    async stop() {
      if (child.exitCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

/** Processor time of a process and its children, all threads; NaN where the system does not report it. */
export function usedByTree(pid: number | undefined): number {
  try {
    const tasks = readdirSync(`/proc/${pid}/task`).map((task) => {
      const folder = `/proc/${pid}/task/${task}`
      const own = Number(readFileSync(`${folder}/schedstat`, 'utf8').split(' ')[0]) / 1e6
      const children = readFileSync(`${folder}/children`, 'utf8').split(' ').filter(Boolean)
      return own + children.reduce((sum, child) => sum + usedByTree(Number(child)), 0)
    })
    return tasks.reduce((sum, used) => sum + used, 0)
  } catch {
    return Number.NaN
  }
}

function answersAt(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  )
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address !== null ? address.port : 0
}
