import { appendFileSync } from 'node:fs'

/** A row of the table that `npm run test:faults` prints, and docs/reliability.md keeps. */
export interface Figure {
  what: string
  bar: string
  figure: string
}

/** Adds a row to the table of this run, if there is one. */
export function report(figure: Figure): void {
  const file = process.env.FAULTS_FIGURES
  if (file) appendFileSync(file, `${JSON.stringify(figure)}\n`)
}

/** The value that `share` of the values do not exceed, such as 0.99. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}
