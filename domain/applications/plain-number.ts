import { longestRead } from './application.ts'

/**
 * A number as people write it, as a program reads it: `£1,850.50` is `1850.50`, and so is ` 1850.50 `. Null for any other
 * text. A comma counts only before three digits, so `1,85` and `1.850,00` are not read, nor is
 * `1.850`, which the Continent writes for 1850.
 */
export function plainNumber(text: string): string | null {
  if (text.length > longestRead) return null
  const number = /^£?\s*(\d+|\d{1,3}(?:[, ]\d{3})+)(\.\d{1,2})?$/.exec(text.trim())
  return number ? number[1]?.replaceAll(/[, ]/g, '') + (number[2] ?? '') : null
}
