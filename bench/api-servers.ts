import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

export interface ApiServer {
  url: string
  child: ChildProcess
  /** Processor time of the process and its children so far, all threads. */
  usedMs(): number
  stop(): Promise<void>
}

/** Starts a script on one processor, and waits for the address that it prints. Null when it ends without one. */
export async function startServer(
  core: string,
  script: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<ApiServer | null> {
  const child = startPinned(core, script, args, env)
  const ended = once(child, 'exit')
  for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
    const url = / is at (http:\S+)/.exec(line)?.[1]
    if (url === undefined) continue
    return {
      url,
      child,
      usedMs: () => usedMs(child.pid ?? 0),
      async stop() {
        child.kill('SIGTERM')
        await ended
      },
    }
  }
  await ended
  return null
}

/** A script of this folder, or of the project, on one processor, with an IPC channel. */
export function startPinned(
  core: string,
  script: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): ChildProcess {
  const file = fileURLToPath(new URL(script, import.meta.url))
  return spawn('taskset', ['-c', core, process.execPath, '--max-old-space-size=12000', file, ...args], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    serialization: 'advanced',
  })
}

/** Sends a message and waits for the next one of the child. */
export async function ask<Answer>(child: ChildProcess, message: object): Promise<Answer> {
  const answered = once(child, 'message')
  child.send(message)
  return (await answered)[0]
}

/** Linux reports the running time of each thread in nanoseconds. */
function usedMs(pid: number): number {
  let used = 0
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    const folder = `/proc/${pid}/task/${thread}`
    used += Number(readFileSync(`${folder}/schedstat`, 'utf8').split(' ')[0]) / 1e6
    const children = readFileSync(`${folder}/children`, 'utf8').trim().split(' ')
    for (const child of children) if (child !== '') used += usedMs(Number(child))
  }
  return used
}
