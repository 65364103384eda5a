/** The median of the first `size` of `values`, which are reordered; `size` is at least 1. */
export function medianOf(values: Float32Array, size: number): number {
  const upper = size >> 1
  const high = select(values, size, upper)
  if (size % 2 === 1) return high
  // `select` leaves no greater value before it.
  let low = values[0] as number
  for (let i = 1; i < upper; i++) if ((values[i] as number) > low) low = values[i] as number
  return (low + high) / 2
}

/** Quickselect: the value at `place` in sorted order. Afterwards none before it is greater, none after it smaller. */
function select(values: Float32Array, size: number, place: number): number {
  let [from, to] = [0, size - 1]
  while (from < to) {
    const pivot = values[place] as number
    let [i, j] = [from, to]
    while (i <= j) {
      while ((values[i] as number) < pivot) i++
      while ((values[j] as number) > pivot) j--
      if (i > j) break
      const swapped = values[i] as number
      values[i++] = values[j] as number
      values[j--] = swapped
    }
    if (j < place) from = i
    if (i > place) to = j
  }
  return values[place] as number
}
