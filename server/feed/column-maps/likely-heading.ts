import { guessColumns } from './guess-columns.ts'

/** Lines that a program may write above the heading, such as the name of the report. */
const mostTitles = 20

/** The row that is likely to be the heading of a file whose first line is none; null when no row is. */
export function likelyHeading(rows: readonly (readonly string[])[]): readonly string[] | null {
  const isHeading = (row: readonly string[]) => Object.keys(guessColumns(row, []).map.columns).length > 2
  return rows.slice(0, mostTitles).find(isHeading) ?? null
}
