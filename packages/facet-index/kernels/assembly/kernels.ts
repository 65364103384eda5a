/**
 * The loops over whole bitsets in AssemblyScript. `../kernels.ts` documents each, `../plain-kernels.ts` is the same in
 * TypeScript, and a test compares the two. Addresses and lengths are in bytes; bitsets are aligned to 16 bytes, and
 * their length is a multiple of 16.
 */
export function both(set: usize, other: usize, out: usize, bytes: usize): void {
  for (let at: usize = 0; at < bytes; at += 16) {
    v128.store(out + at, v128.and(v128.load(set + at), v128.load(other + at)))
  }
}

export function without(set: usize, removed: usize, out: usize, bytes: usize): void {
  for (let at: usize = 0; at < bytes; at += 16) {
    v128.store(out + at, v128.andnot(v128.load(set + at), v128.load(removed + at)))
  }
}

export function join(set: usize, other: usize, bytes: usize): void {
  for (let at: usize = 0; at < bytes; at += 16) {
    v128.store(set + at, v128.or(v128.load(set + at), v128.load(other + at)))
  }
}

export function divide(all: usize, wanted: usize, passing: usize, failing: usize, bytes: usize): void {
  for (let at: usize = 0; at < bytes; at += 16) {
    const each = v128.load(all + at)
    const want = v128.load(wanted + at)
    v128.store(passing + at, v128.and(each, want))
    v128.store(failing + at, v128.andnot(each, want))
  }
}

export function narrow(passing: usize, failing: usize, wanted: usize, bytes: usize): void {
  for (let at: usize = 0; at < bytes; at += 16) {
    const pass = v128.load(passing + at)
    const want = v128.load(wanted + at)
    const near = v128.and(v128.load(failing + at), want)
    v128.store(failing + at, v128.or(near, v128.andnot(pass, want)))
    v128.store(passing + at, v128.and(pass, want))
  }
}

export function sizeOf(set: usize, bytes: usize): u32 {
  let total = i32x4.splat(0)
  for (let at: usize = 0; at < bytes; ) {
    const end = endOfBlock(at, bytes)
    let sums = i8x16.splat(0)
    for (; at < end; at += 16) sums = i8x16.add(sums, i8x16.popcnt(v128.load(set + at)))
    total = addBytes(total, sums)
  }
  return sumOf(total)
}

export function sizeOfBoth(set: usize, other: usize, bytes: usize): u32 {
  let total = i32x4.splat(0)
  for (let at: usize = 0; at < bytes; ) {
    const end = endOfBlock(at, bytes)
    let sums = i8x16.splat(0)
    for (; at < end; at += 16) {
      const both = v128.and(v128.load(set + at), v128.load(other + at))
      sums = i8x16.add(sums, i8x16.popcnt(both))
    }
    total = addBytes(total, sums)
  }
  return sumOf(total)
}

export function readMembers(set: usize, out: usize, bytes: usize): u32 {
  let next = out
  for (let at: usize = 0; at < bytes; at += 16) {
    if (!v128.any_true(v128.load(set + at))) continue
    for (let half = at; half < at + 16; half += 8) {
      let bits = load<u64>(set + half)
      const first = half << 3
      while (bits !== 0) {
        store<u32>(next, u32(first + usize(ctz(bits))))
        next += 4
        bits &= bits - 1
      }
    }
  }
  return u32((next - out) >> 2)
}

export function countRows(
  set: usize,
  rows: usize,
  stride: usize,
  starts: usize,
  columns: usize,
  counts: usize,
  bytes: usize,
): void {
  const even = starts + ((columns >> 1) << 3)
  const odd = (columns & 1) !== 0
  for (let at: usize = 0; at < bytes; at += 16) {
    if (!v128.any_true(v128.load(set + at))) continue
    for (let half = at; half < at + 16; half += 8) {
      let bits = load<u64>(set + half)
      while (bits !== 0) {
        let code = rows + ((half << 3) + usize(ctz(bits))) * (stride << 1)
        bits &= bits - 1
        let start = starts
        // Two columns at a time take two thirds of the time of one.
        for (; start < even; start += 8, code += 4) {
          addOne(counts + (usize(load<u32>(start) + u32(load<u16>(code))) << 2))
          addOne(counts + (usize(load<u32>(start, 4) + u32(load<u16>(code, 2))) << 2))
        }
        if (odd) addOne(counts + (usize(load<u32>(start) + u32(load<u16>(code))) << 2))
      }
    }
  }
}

function addOne(count: usize): void {
  store<u32>(count, load<u32>(count) + 1)
}

export function countRanges(set: usize, starts: usize, ranges: usize, counts: usize): void {
  let start: usize = load<u32>(starts)
  for (let range: usize = 0; range < ranges; range++) {
    const end: usize = load<u32>(starts + (range << 2), 4)
    const last = (end - 1) >> 6
    let word = start >> 6
    let bits = load<u64>(set + (word << 3)) & (~u64(0) << (start & 63))
    let total: u64 = 0
    while (word < last) {
      total += popcnt(bits)
      word++
      bits = load<u64>(set + (word << 3))
    }
    total += popcnt(bits & (~u64(0) >> (63 - ((end - 1) & 63))))
    store<u32>(counts + (range << 2), u32(total))
    start = end
  }
}

/** Bit counts are summed in bytes for one block: 31 vectors of at most 8 bits a byte fit in 255. */
function endOfBlock(at: usize, bytes: usize): usize {
  const end = at + 31 * 16
  return end < bytes ? end : bytes
}

function addBytes(total: v128, sums: v128): v128 {
  return i32x4.add(total, i32x4.extadd_pairwise_i16x8_u(i16x8.extadd_pairwise_i8x16_u(sums)))
}

function sumOf(total: v128): u32 {
  const pairs = i64x2.extend_low_i32x4_u(total)
  const others = i64x2.extend_high_i32x4_u(total)
  const sums = i64x2.add(pairs, others)
  return u32(i64x2.extract_lane(sums, 0) + i64x2.extract_lane(sums, 1))
}
