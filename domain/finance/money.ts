/** A whole number of pence. */
export type Pence = number & { readonly unit: 'pence' }

/** A whole number of hundredths of a per cent: 20.5 % is 2050. */
export type BasisPoints = number & { readonly unit: 'basis points' }

/** @throws {RangeError} unless `amount` is a safe whole number. */
export function pence(amount: number): Pence {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is not a whole number of pence`)
  return amount as Pence
}

/** @throws {RangeError} unless `amount` is a safe whole number. */
export function basisPoints(amount: number): BasisPoints {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is not a whole number of basis points`)
  return amount as BasisPoints
}

/** Pounds to the nearest penny. */
export function penceFromPounds(pounds: number): Pence {
  return pence(Math.round(pounds * 100))
}
