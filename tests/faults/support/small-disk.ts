import { execFileSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'

/** A disk in memory, which only root may mount. Sizes are those of mount, such as `512k`. */
export function createSmallDisk(name: string) {
  const folder = join(tmpdir(), `forecourt-${name}-${process.pid}`)
  const disk = {
    folder,
    /** False where this user may not. */
    mount(size: string): boolean {
      try {
        mkdirSync(folder, { recursive: true })
        execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder], { stdio: 'ignore' })
        return true
      } catch {
        rmSync(folder, { recursive: true, force: true })
        return false
      }
    },
    resize: (size: string) => void execFileSync('mount', ['-o', `remount,size=${size}`, folder]),
    unmount() {
      execFileSync('umount', [folder])
      rmSync(folder, { recursive: true, force: true })
    },
    canMount(): boolean {
      const mounted = disk.mount('512k')
      if (mounted) disk.unmount()
      return mounted
    },
  }
  return disk
}

/** Appends to `file` until its disk has no room. */
export function fillDisk(file: string): void {
  const handle = openSync(file, 'a')
  const block = Buffer.alloc(4096)
  try {
    for (;;) writeSync(handle, block)
  } catch (error) {
    expect(error).toMatchObject({ code: 'ENOSPC' })
  } finally {
    closeSync(handle)
  }
}
