/** Milliseconds a query. */
export interface Times {
  p50: number
  p95: number
  p99: number
  mean: number
}

export function summarise(times: readonly number[]): Times {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
  return {
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    mean: times.reduce((sum, ms) => sum + ms, 0) / times.length,
  }
}
