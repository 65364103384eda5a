import { createCompiledKernels } from './compiled-kernels.ts'
import type { Kernels } from './kernels.ts'
import { plainKernels } from './plain-kernels.ts'

/** One block of memory for everything that the kernels read. Arrays taken from it are zeroed and aligned to 16 bytes. */
export interface Arena {
  kernels: Kernels
  u16(length: number): Uint16Array
  u32(length: number): Uint32Array
}

/** Compiled kernels are used wherever they run, unless `plain` is chosen. */
export type KernelChoice = 'compiled' | 'plain'

const pageBytes = 65_536

/** Has room for arrays of these lengths in bytes and cannot grow; taking more throws a RangeError. */
export function createArena(lengths: readonly number[], choice: KernelChoice = 'compiled'): Arena {
  const size = lengths.reduce((sum, length) => sum + align(length), 0)
  const memory = new WebAssembly.Memory({ initial: Math.ceil(size / pageBytes) })
  let taken = 0

  function take(bytes: number): number {
    const start = taken
    taken += align(bytes)
    return start
  }

  return {
    kernels: (choice === 'compiled' ? createCompiledKernels(memory) : null) ?? plainKernels,
    u16: (length) => new Uint16Array(memory.buffer, take(length * 2), length),
    u32: (length) => new Uint32Array(memory.buffer, take(length * 4), length),
  }
}

function align(bytes: number): number {
  return Math.ceil(bytes / 16) * 16
}
