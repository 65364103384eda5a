import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

export interface Child {
  /** Resolves with the next line of its output; rejects when it ends without one. */
  nextLine(): Promise<string>
  /** All lines so far that `nextLine` has not returned. */
  linesLeft(): string[]
  /** Sends SIGKILL; resolves once the process has ended and its output has been read. */
  kill(): Promise<void>
  /** Resolves when the process exits with 0; rejects for any other end. */
  ended(): Promise<void>
}

/** Runs a TypeScript module in a child process. */
export function startChild(module: URL, ...args: string[]): Child {
  const child = spawn(process.execPath, [module.pathname, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  const closed = once(child, 'close')
  const lines: string[] = []
  let wake = () => {}
  let isOver = false
  createInterface(child.stdout).on('line', (line) => {
    lines.push(line)
    wake()
  })
  void closed.then(() => {
    isOver = true
    wake()
  })
  return {
    async nextLine() {
      for (;;) {
        const line = lines.shift()
        if (line !== undefined) return line
        if (isOver) throw new Error(`The child ended early (${child.exitCode ?? child.signalCode})`)
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
    },
    linesLeft: () => lines.splice(0),
    async kill() {
      child.kill('SIGKILL')
      await closed
    },
    async ended() {
      await closed
      if (child.exitCode !== 0) throw new Error(`The child ended with ${child.exitCode ?? child.signalCode}`)
    },
  }
}
