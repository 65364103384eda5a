import { execFile } from 'node:child_process'
import { PassThrough, Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import type { CommandIo } from '../command-io.ts'
import { run } from '../main.ts'

/** The command of this project, without a build. */
export const command = fileURLToPath(new URL('../../../bin/forecourt.mjs', import.meta.url))

export interface Ran {
  code: number
  stdout: string
  stderr: string
}

interface RunOptions {
  /** The whole environment of the command. */
  env: Record<string, string>
  cwd?: string
}

/**
 * Runs `forecourt` with these words in this process. Those with a `cwd` run one at a time.
 *
 * @param options `typed` is what a person types who is asked on a terminal.
 */
export async function runForecourt(
  words: readonly string[],
  { env, cwd, typed }: RunOptions & { typed?: string },
): Promise<Ran> {
  const { io, written } = collectOutput(env)
  if (typed !== undefined) io.stdin = Object.assign(new PassThrough(), { isTTY: true }).end(typed)
  const before = process.cwd()
  if (cwd !== undefined) process.chdir(cwd)
  try {
    return { code: await run(words, io), ...written }
  } finally {
    if (cwd !== undefined) process.chdir(before)
  }
}

/** Runs it in a process of its own: for what is about the process. */
export function runProcess(words: readonly string[], options: RunOptions): Promise<Ran> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [command, ...words], options, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, stdout, stderr }),
    )
  })
}

/** Input and output of a command without a terminal, and what was written until now. */
export function collectOutput(env: CommandIo['env'] = {}) {
  const written = { stdout: '', stderr: '' }
  const collect = (name: keyof typeof written) =>
    new Writable({
      decodeStrings: false,
      write(text, _encoding, done) {
        written[name] += text
        done()
      },
    })
  const io: CommandIo = {
    stdin: new PassThrough().end(),
    stdout: collect('stdout'),
    stderr: collect('stderr'),
    env,
    exitCode: undefined,
  }
  return { io, written }
}
