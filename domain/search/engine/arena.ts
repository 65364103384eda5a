import { createCompiledKernels } from './kernels/compiled-kernels.ts'
import type { Kernels } from './kernels/kernels.ts'
import { plainKernels } from './kernels/plain-kernels.ts'

/** One piece of memory for all that the kernels work on. What is taken from it starts at a multiple of 16 bytes, zeroed. */
export interface Arena {
  kernels: Kernels
  u16(length: number): Uint16Array
  u32(length: number): Uint32Array
}

const pageBytes = 65_536

/** Room for arrays of the given lengths in bytes. Taking more than that throws a RangeError. */
export function createArena(lengths: readonly number[]): Arena {
  const size = lengths.reduce((sum, length) => sum + align(length), 0)
  const memory = new WebAssembly.Memory({ initial: Math.ceil(size / pageBytes) })
  let taken = 0

  function take(bytes: number): number {
    const start = taken
    taken += align(bytes)
    return start
  }

  return {
    kernels: createCompiledKernels(memory) ?? plainKernels,
    u16: (length) => new Uint16Array(memory.buffer, take(length * 2), length),
    u32: (length) => new Uint32Array(memory.buffer, take(length * 4), length),
  }
}

function align(bytes: number): number {
  return Math.ceil(bytes / 16) * 16
}
