import { readFileSync } from 'node:fs'

/** The cells of each row of a table of phrases in this folder. */
export const rowsOf = (file: string): string[][] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
