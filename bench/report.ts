import { cpus } from 'node:os'

export interface Table {
  columns: readonly string[]
  rows: readonly (readonly (string | number)[])[]
}

/** A table in Markdown, under the day, the machine and `about`. */
export function formatTable({ columns, rows }: Table, about: string): string {
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}`
  const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  return [
    `${new Date().toISOString().slice(0, 10)}, ${machine}, Node ${process.version}, ${about}`,
    '',
    row(columns),
    row(columns.map(() => '---')),
    ...rows.map(row),
    '',
  ].join('\n')
}

export const whole = (value: number) => Math.round(value).toLocaleString('en-GB')
export const percent = (share: number) => `${(share * 100).toFixed(1)}%`
export const times = (factor: number) => `${factor.toFixed(2)} ×`
export const ms = (value: number) => `${value < 10 ? value.toPrecision(2) : value.toFixed(0)} ms`

/** The value that `share` of the sorted values do not exceed. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN
}

export function median(values: readonly number[]): number {
  return quantile(
    values.toSorted((a, b) => a - b),
    0.5,
  )
}

export function say(line: string): void {
  process.stderr.write(`${line}\n`)
}
