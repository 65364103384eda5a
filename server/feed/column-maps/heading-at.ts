import { guessColumns } from './guess-columns.ts'

/** Lines that a program or a person may write above the heading, such as the name of the report. */
const mostTitles = 20

/** Columns that are known in a row make it likely to be the heading. */
const fewestKnown = 3

/**
 * Which of the first rows of a file is its heading: the first that has the columns of a map, else the first with the names of
 * three fields, else the first row.
 *
 * @param isMapped Whether a row has the columns of the map for this file.
 */
export function headingAt(
  rows: readonly (readonly string[])[],
  isMapped: (row: readonly string[]) => boolean = () => false,
): number {
  const first = rows.slice(0, mostTitles + 1).map((row) => row.map((cell) => cell.trim()))
  const mapped = first.findIndex(isMapped)
  if (mapped >= 0) return mapped
  const known = first.findIndex((row) => Object.keys(guessColumns(row, []).map.columns).length >= fewestKnown)
  return Math.max(0, known)
}
