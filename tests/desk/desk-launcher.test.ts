import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { command } from '../e2e/support/command.ts'
import { type Desk, startDesk } from '../e2e/support/start-desk.ts'

const run = promisify(execFile)
const [node, script] = command
let folder: string
let desk: Desk
let env: NodeJS.ProcessEnv

/** A program on the PATH of the computer of a person, written as a shell does. */
const program = (name: string, text: string) =>
  writeFile(join(folder, 'bin', name), `#!/bin/sh\n${text}\n`, { mode: 0o755 })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-desk-'))
  const dataDir = join(folder, 'data')
  await mkdir(join(folder, 'bin'))
  desk = await startDesk(dataDir)
  const port = new URL(desk.url).port
  const { DISPLAY: _x, WAYLAND_DISPLAY: _wayland, ...others } = process.env
  env = { ...others, DATA_DIR: dataDir, DESK_PORT: port, PATH: `${folder}/bin:${process.env.PATH}` }
  // OpenSSH gives the last argument to the shell of the host.
  await program('ssh', `printf '%s\\n' "$@" > '${folder}/asked'\nfor last; do :; done\nexec sh -c "$last"`)
  await program('forecourt', `exec '${node}' '${script}' "$@"`)
  await program(
    'xdg-open',
    `printf %s "$1" > '${folder}/opened.new' && mv '${folder}/opened.new' '${folder}/opened'`,
  )
  await program('open', `exec xdg-open "$1"`)
})

afterAll(async () => {
  await desk?.stop()
  await rm(folder, { recursive: true, force: true })
})

it('a double click asks the host for a link by the tunnel, and opens the desk with it', async () => {
  await run(node, [script, 'desk', 'launcher', 'ann@host.example', '--to', folder], { env })
  const file = join(folder, 'desk-linux.sh')
  expect((await stat(file)).mode & 0o111).toBe(0o111)
  const launched = spawn(file, { env, stdio: 'ignore', detached: true })
  const ended = once(launched, 'close')
  try {
    await vi.waitFor(() => expect(existsSync(join(folder, 'opened'))).toBe(true), { timeout: 45_000 })
  } finally {
    // The window is closed: everything that runs in it ends.
    if (launched.pid) process.kill(-launched.pid)
    await ended
  }
  const asked = (await readFile(join(folder, 'asked'), 'utf8')).trim().split('\n')
  const { port } = new URL(desk.url)
  expect(asked).toEqual([
    ...['-n', '-o', 'ConnectTimeout=15', '-o', 'ExitOnForwardFailure=yes', '-o', 'ServerAliveInterval=30'],
    ...['-L', `127.0.0.1:${port}:127.0.0.1:${port}`, 'ann@host.example'],
    'forecourt desk link && while sleep 15; do echo; done',
  ])
  const opened = await readFile(join(folder, 'opened'), 'utf8')
  expect(opened).toMatch(new RegExp(`^${desk.url}/open/[\\w-]{32}$`))
  expect(await (await fetch(opened)).text()).toContain('Who are you?')
})

it('opens a window of its own where a desktop runs it without one', async () => {
  const folderOfFile = join(folder, 'My desktop')
  await mkdir(folderOfFile)
  await run(node, [script, 'desk', 'launcher', 'ann@host.example', '--to', folderOfFile], { env })
  await program('xdg-terminal-exec', `printf '%s\\n' "$@" > '${folder}/window'`)
  const file = join(folderOfFile, 'desk-linux.sh')
  await once(spawn(file, { env: { ...env, DISPLAY: ':0' }, stdio: 'ignore' }), 'close')
  expect(await readFile(join(folder, 'window'), 'utf8')).toBe(`sh\n${file}\n`)
})

it('writes over no file that is there, and refuses what a shell would read', async () => {
  const launcher = (...args: string[]) =>
    run(node, [script, 'desk', 'launcher', '--to', folder, ...args], { env }).catch((error) => error)
  expect((await launcher('ann@host.example')).code).toBe(1)
  expect((await launcher('ann@host.example', '--force')).stdout).toContain('desk-windows.cmd')
  expect((await launcher('ann@host; id', '--force')).code).not.toBe(0)
  expect((await launcher('ann@host', '--force', '--command', 'forecourt; id')).code).not.toBe(0)
})
