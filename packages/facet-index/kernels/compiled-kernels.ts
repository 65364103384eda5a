import { compiled } from './compiled.data.ts'
import type { Kernels } from './kernels.ts'

/** The exports of `assembly/kernels.ts`; addresses and lengths are in bytes. */
interface Exports {
  both(set: number, other: number, out: number, bytes: number): void
  without(set: number, removed: number, out: number, bytes: number): void
  join(set: number, other: number, bytes: number): void
  divide(all: number, wanted: number, passing: number, failing: number, bytes: number): void
  narrow(passing: number, failingOne: number, wanted: number, bytes: number): void
  sizeOf(set: number, bytes: number): number
  sizeOfBoth(set: number, other: number, bytes: number): number
  readMembers(set: number, out: number, bytes: number): number
  countRows(
    set: number,
    rows: number,
    stride: number,
    starts: number,
    columns: number,
    counts: number,
    bytes: number,
  ): void
  countRanges(set: number, starts: number, ranges: number, counts: number): void
}

/** Compiled by the first index, not on import: pages that import only the schema's types and word rules do without. */
let module: WebAssembly.Module | null = null

function compile(): WebAssembly.Module | null {
  const binary = Uint8Array.from(atob(compiled), (character) => character.charCodeAt(0))
  return WebAssembly.validate(binary) ? new WebAssembly.Module(binary) : null
}

/** The kernels of `assembly/kernels.ts` over `memory`; null where the JavaScript engine has no vector instructions. */
export function createCompiledKernels(memory: WebAssembly.Memory): Kernels | null {
  module ??= compile()
  if (module === null) return null
  const { exports } = new WebAssembly.Instance(module, { env: { memory } })
  const run = exports as unknown as Exports
  return {
    both: (set, other, out) => run.both(set.byteOffset, other.byteOffset, out.byteOffset, set.byteLength),
    without: (set, removed, out) =>
      run.without(set.byteOffset, removed.byteOffset, out.byteOffset, set.byteLength),
    join: (set, other) => run.join(set.byteOffset, other.byteOffset, set.byteLength),
    divide: (all, wanted, passing, failing) =>
      run.divide(all.byteOffset, wanted.byteOffset, passing.byteOffset, failing.byteOffset, all.byteLength),
    narrow: (passing, failingOne, wanted) =>
      run.narrow(passing.byteOffset, failingOne.byteOffset, wanted.byteOffset, passing.byteLength),
    sizeOf: (set) => run.sizeOf(set.byteOffset, set.byteLength),
    sizeOfBoth: (set, other) => run.sizeOfBoth(set.byteOffset, other.byteOffset, set.byteLength),
    readMembers: (set, out) => run.readMembers(set.byteOffset, out.byteOffset, set.byteLength),
    countRows: (set, rows, stride, starts, counts) =>
      run.countRows(
        set.byteOffset,
        rows.byteOffset,
        stride,
        starts.byteOffset,
        starts.length,
        counts.byteOffset,
        set.byteLength,
      ),
    countRanges: (set, starts, counts) =>
      run.countRanges(set.byteOffset, starts.byteOffset, starts.length - 1, counts.byteOffset),
  }
}
