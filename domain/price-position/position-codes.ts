import { type PricePosition, pricePositions, pricePositionWords } from '../stock/price-position.ts'

const words: readonly string[] = pricePositions.map((position) => pricePositionWords[position])

/** A position's word as a number, from 1; 0 for none. */
export function codeOf(word: string | undefined): number {
  return word === undefined ? 0 : words.indexOf(word) + 1
}

/** The inverse of `codeOf`, as the position itself. */
export function positionOfCode(code: number): PricePosition | null {
  return pricePositions[code - 1] ?? null
}
