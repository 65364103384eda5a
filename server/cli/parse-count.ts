import { InvalidArgumentError } from 'commander'

/** A whole number from 0 to 4,294,967,295. @throws {InvalidArgumentError} that commander turns into wrong usage. */
export function parseCount(text: string): number {
  const count = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN
  if (count <= 0xffff_ffff) return count
  throw new InvalidArgumentError('It must be a whole number.')
}
