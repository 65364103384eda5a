/** The middle of the first `size` of `values`, or half-way between the two middle ones. Sorts them; `size` is ≥ 1. */
export function medianOf(values: Float32Array, size: number): number {
  // By insertion: for some fifty numbers nothing is faster.
  for (let i = 1; i < size; i++) {
    const value = values[i] as number
    let j = i
    for (; j > 0 && (values[j - 1] as number) > value; j--) values[j] = values[j - 1] as number
    values[j] = value
  }
  return ((values[(size - 1) >> 1] as number) + (values[size >> 1] as number)) / 2
}
