/**
 * The reference that an applicant is given and can read out on the phone: the first eight digits of the application's
 * id, as in "C608 3742". The digits are hexadecimal, so no letter can be mistaken for 0 or 1.
 */
export function referenceOf(id: string): string {
  const digits = id.replaceAll('-', '').slice(0, referenceLength).toUpperCase()
  return `${digits.slice(0, 4)} ${digits.slice(4)}`
}

/** The prefix of the ids with this reference, in any case and spacing; null for any other text. */
export function idPrefixOf(reference: string): string | null {
  const digits = reference.replaceAll(/[\s-]/g, '').toLowerCase()
  return /^[0-9a-f]{8}$/.test(digits) ? digits : null
}

const referenceLength = 8
