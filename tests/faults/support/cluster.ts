import { execFile, execFileSync } from 'node:child_process'
import { appendFileSync, readFileSync } from 'node:fs'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const script = fileURLToPath(new URL('../../../deploy/try-cluster.sh', import.meta.url))
const run = promisify(execFile)

interface Description {
  processes: Record<string, number | null>
  /** The number of the member that leads. */
  primary: number | null
  urls: {
    site: string
    pages: string
    web: string[]
    patroni: string[]
    database: string
    readDatabase: string
  }
  ports: { web: number; pgbouncer: number }
  certificates: string
  settings: { applicationKey: string }
}

/** The cluster of deploy/try-cluster.sh: three etcd, three PostgreSQL under Patroni, HAProxy, PgBouncer and Varnish. */
export interface Cluster {
  dir: string
  description: Description
  /** DATABASE_URL and READ_DATABASE_URL of a role, through PgBouncer. */
  databaseOf(role: 'web' | 'work' | 'import'): { DATABASE_URL: string; READ_DATABASE_URL: string }
  /** The ids of all processes now. */
  processes(): Promise<Description['processes']>
  signal(name: string, signal: NodeJS.Signals): Promise<void>
  /** Starts processes that have ended. */
  start(...names: string[]): Promise<void>
  /**
   * Whether a leader that was stopped for longer than its lease may go on. Patroni before 3.0.3 then takes the leader key
   * from the member that was promoted (pull request 2689 of patroni/patroni), so such a machine must be reset: by a watchdog.
   */
  resumesSafely(): Promise<boolean>
  /** The member that Patroni calls primary, or null. */
  leader(): Promise<number | null>
  /** Resolves once there are a leader and two replicas, one of them synchronous. */
  isComplete(): Promise<void>
  down(): Promise<void>
}

/** @throws {Error} that says which packages are missing. Its own web nodes and workers are killed: tests run theirs. */
export async function startCluster(portBase = 4700): Promise<Cluster> {
  const dir = await mkdtemp(join(tmpdir(), 'faults-cluster-'))
  await bringUp(dir, portBase)
  const description = await readDescription(dir)
  const ca = readFileSync(join(description.certificates, 'ca.crt'))

  const processes = async () => (await readDescription(dir)).processes
  async function signal(name: string, signalName: NodeJS.Signals): Promise<void> {
    const pid = (await processes())[name]
    if (!pid) throw new Error(`${name} does not run`)
    // The processes of a server's connections are its children. Stopped ones would outlive it.
    const children = name.startsWith('postgres') ? childrenOf(pid) : []
    for (const each of [pid, ...children]) kill(each, signalName)
  }
  async function leader(): Promise<number | null> {
    const answers = await Promise.all(description.urls.patroni.map((url) => isAnswered(`${url}/primary`, ca)))
    const index = answers.indexOf(true)
    return index < 0 ? null : index + 1
  }
  async function roles(): Promise<string[]> {
    const number = await leader()
    if (number === null) return []
    const text = await get(`${description.urls.patroni[number - 1]}/cluster`, ca).catch(() => null)
    const members: { role: string; state: string }[] = text === null ? [] : JSON.parse(text.body).members
    return members
      .filter(({ state }) => state === 'running' || state === 'streaming')
      .map(({ role }) => role)
      .toSorted()
  }

  for (const name of Object.keys(description.processes).filter((each) => /^(web|work)/.test(each)))
    await signal(name, 'SIGKILL')
  return {
    dir,
    description,
    databaseOf(role) {
      const secrets = readFileSync(join(dir, 'secrets.env'), 'utf8')
      const password = new RegExp(`^${role.toUpperCase()}_PASSWORD=(.*)$`, 'm').exec(secrets)?.[1]
      const url = `postgres://forecourt_${role}:${password}@127.0.0.1:${description.ports.pgbouncer}/forecourt`
      return { DATABASE_URL: url, READ_DATABASE_URL: `${url}_read` }
    },
    processes,
    signal,
    leader,
    async resumesSafely() {
      const { stdout } = await run('patroni', ['--version'])
      const [major = 0, minor = 0, patch = 0] = (/[\d.]+/.exec(stdout)?.[0] ?? '').split('.').map(Number)
      return major * 10_000 + minor * 100 + patch >= 30_003
    },
    start: async (...names) => void (await run(script, ['start', '--dir', dir, ...names])),
    async isComplete() {
      while ((await roles()).join() !== 'leader,replica,sync_standby') await sleep(200)
    },
    down: async () => void (await run(script, ['down', '--dir', dir])),
  }
}

async function bringUp(dir: string, portBase: number): Promise<void> {
  // `npm run test:faults` ends it when this process cannot.
  if (process.env.FAULTS_CLUSTERS) appendFileSync(process.env.FAULTS_CLUSTERS, `${dir}\n`)
  const settings = `${dir}.env`
  await writeFile(settings, '')
  const args = ['up', '--dir', dir, '--web', '2', '--env', settings, '--port-base', String(portBase)]
  try {
    await run(script, args)
  } catch (cause) {
    const { stderr } = cause as { stderr: string }
    throw new Error(`The cluster of these scenarios could not be started: ${stderr}`, { cause })
  }
}

/** `status` exits with 1 when a process has ended. */
async function readDescription(dir: string): Promise<Description> {
  const { stdout } = await run(script, ['status', '--dir', dir]).catch((error: { stdout: string }) => error)
  return JSON.parse(stdout)
}

function childrenOf(pid: number): number[] {
  const list = execFileSync('sh', ['-c', 'ps -o pid= --ppid "$0" || true', String(pid)], { encoding: 'utf8' })
  return list.trim().split(/\s+/).filter(Boolean).map(Number)
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

async function isAnswered(url: string, ca: Buffer): Promise<boolean> {
  return get(url, ca).then(
    ({ status }) => status === 200,
    () => false,
  )
}

function get(url: string, ca: Buffer): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { ca, timeout: 1_000, agent: false }, (response) => {
      let body = ''
      response.setEncoding('utf8').on('data', (text: string) => {
        body += text
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }))
    })
    sent.on('timeout', () => sent.destroy(new Error('no answer')))
    sent.on('error', reject)
    sent.end()
  })
}
