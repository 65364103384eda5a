import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { wordsFor } from './bitset.ts'
import { sourceHash } from './compiled.data.ts'
import { createCompiledKernels } from './compiled-kernels.ts'
import { plainKernels } from './plain-kernels.ts'

/** Enough documents for a bitset to span many vectors, with bits on both sides of every boundary. */
const documents = 1_000
const words = wordsFor(documents)
const columns = 5
const codes = 50

const arbitrarySet = fc.oneof(
  fc.uint32Array({ minLength: words, maxLength: words }),
  fc.constantFrom(new Uint32Array(words), new Uint32Array(words).fill(0xffff_ffff)),
  fc.array(fc.nat({ max: words * 32 - 1 }), { maxLength: 20 }).map((members) => setOf(members)),
)

const arbitraryRanges = fc
  .uniqueArray(fc.integer({ min: 1, max: words * 32 - 1 }), { maxLength: 40 })
  .map((borders) => Uint32Array.from([0, ...borders.sort((a, b) => a - b), words * 32]))

function setOf(members: readonly number[]): Uint32Array {
  const set = new Uint32Array(words)
  for (const member of members) set[member >>> 5] = (set[member >>> 5] as number) | (1 << (member & 31))
  return set
}

/** Copies arrays into the memory of compiled kernels. */
function createMemory() {
  const memory = new WebAssembly.Memory({ initial: 4 })
  let taken = 0
  const take = (bytes: number) => {
    const start = taken
    taken += Math.ceil(bytes / 16) * 16
    return start
  }
  const kernels = createCompiledKernels(memory)
  if (kernels === null) throw new Error('WebAssembly has no vector instructions here')
  return {
    kernels,
    u32(values: Uint32Array) {
      const array = new Uint32Array(memory.buffer, take(values.byteLength), values.length)
      array.set(values)
      return array
    },
    u16(values: Uint16Array) {
      const array = new Uint16Array(memory.buffer, take(values.byteLength), values.length)
      array.set(values)
      return array
    },
  }
}

describe('compiled kernels give the results of the plain ones', () => {
  test('on whole sets', () => {
    fc.assert(
      fc.property(arbitrarySet, arbitrarySet, arbitrarySet, (a, b, c) => {
        const { kernels, u32 } = createMemory()
        const [set, other, third] = [u32(a), u32(b), u32(c)]
        const [passing, failing, out] = [u32(a), u32(a), u32(a)]
        const plain = { passing: a.slice(), failing: a.slice(), out: a.slice() }

        kernels.both(set, other, out)
        plainKernels.both(a, b, plain.out)
        expect(out).toEqual(plain.out)

        kernels.without(set, other, out)
        plainKernels.without(a, b, plain.out)
        expect(out).toEqual(plain.out)

        kernels.join(out, third)
        plainKernels.join(plain.out, c)
        expect(out).toEqual(plain.out)

        kernels.divide(set, other, passing, failing)
        plainKernels.divide(a, b, plain.passing, plain.failing)
        kernels.narrow(passing, failing, third)
        plainKernels.narrow(plain.passing, plain.failing, c)
        expect(passing).toEqual(plain.passing)
        expect(failing).toEqual(plain.failing)

        expect(kernels.sizeOf(set)).toBe(plainKernels.sizeOf(a))
        expect(kernels.sizeOfBoth(set, other)).toBe(plainKernels.sizeOfBoth(a, b))
      }),
    )
  })

  test('on reading members', () => {
    fc.assert(
      fc.property(arbitrarySet, (values) => {
        const { kernels, u32 } = createMemory()
        const out = u32(new Uint32Array(words * 32))
        const plain = new Uint32Array(words * 32)
        expect(kernels.readMembers(u32(values), out)).toBe(plainKernels.readMembers(values, plain))
        expect(out).toEqual(plain)
      }),
    )
  })

  test('on counting composite codes', () => {
    const rowCount = words * 32 * columns
    const arbitraryRows = fc.uint16Array({ minLength: rowCount, maxLength: rowCount, max: codes - 1 })
    fc.assert(
      fc.property(arbitrarySet, arbitraryRows, fc.nat(columns), (values, rows, first) => {
        const { kernels, u32, u16 } = createMemory()
        const starts = Uint32Array.from({ length: columns }, (_, column) => column * codes)
        const counts = u32(new Uint32Array(columns * codes).fill(7))
        const plain = new Uint32Array(columns * codes).fill(7)
        const part = starts.subarray(first)
        kernels.countRows(u32(values), u16(rows).subarray(first), columns, u32(part), counts)
        plainKernels.countRows(values, rows.subarray(first), columns, part, plain)
        expect(counts).toEqual(plain)
      }),
      { numRuns: 30 },
    )
  })

  test('on counting ranges', () => {
    fc.assert(
      fc.property(arbitrarySet, arbitraryRanges, (values, starts) => {
        const { kernels, u32 } = createMemory()
        const counts = u32(new Uint32Array(starts.length - 1))
        const plain = new Uint32Array(starts.length - 1)
        kernels.countRanges(u32(values), u32(starts), counts)
        plainKernels.countRanges(values, starts, plain)
        expect(counts).toEqual(plain)
      }),
    )
  })
})

test('the compiled module belongs to the source', () => {
  const source = readFileSync(new URL('assembly/kernels.ts', import.meta.url))
  expect(createHash('sha256').update(source).digest('hex'), 'run "npm run kernels"').toBe(sourceHash)
})
