import type { Readable, Writable } from 'node:stream'

type Terminal = { isTTY?: boolean }

/** What a command reads, writes and returns, besides the stores: `process`, or streams of a test. */
export interface CommandIo {
  stdin: Readable & Terminal
  stdout: Writable & Terminal
  stderr: Writable & Terminal
  env: Readonly<Record<string, string | undefined>>
  /** Set by the command; undefined is 0. */
  exitCode: NodeJS.Process['exitCode']
}
