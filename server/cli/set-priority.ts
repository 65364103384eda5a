import { readdirSync } from 'node:fs'
import { setPriority } from 'node:os'

/**
 * Sets the priority of a process and of what it starts later. On Linux each thread has its own, and V8 has made some by now,
 * which collect garbage and compile: without this they would keep theirs.
 */
export function setPriorityOfAll(pid: number, priority: number): void {
  const threads = process.platform === 'linux' ? readdirSync(`/proc/${pid}/task`).map(Number) : [pid]
  for (const thread of threads) {
    try {
      setPriority(thread, priority)
    } catch (error) {
      // It has ended meanwhile.
      if ((error as NodeJS.ErrnoException).code !== 'ERR_SYSTEM_ERROR') throw error
    }
  }
}
