import { postcodeAreaCodes } from '../stock/postcode-area-codes.data.ts'

// The last two letters are never C, I, K, M, O or V, and no district is "01".
const wholePostcode = /^([A-Z]{1,2})(?!0\d)\d[A-Z\d]?\d[ABD-HJLNP-UW-Z]{2}$/
const firstHalf = /^([A-Z]{1,2})(?!0\d)\d[A-Z\d]?$/
/** The number of a British Forces post office, and the first code of Girobank. */
const otherCodes = /^(?:BFPO\d{1,4}|GIR0AA)$/
/** Areas without a place: British Forces, large senders, Father Christmas. */
const otherAreas = new Set(['BF', 'BX', 'XM'])

/** Postcodes in any case and spacing. A letter that is typed for a figure, or the other way, is named. */
export function advisePostcode(text: string): string | null {
  const compact = text.toUpperCase().replaceAll(/[^A-Z\d]/g, '')
  if (otherCodes.test(compact) || isOfArea(wholePostcode.exec(compact))) return null
  const corrected = correctPostcode(compact)
  if (corrected !== null) return `Check the postcode. Did you mean ${corrected}?`
  if (isOfArea(firstHalf.exec(compact))) return 'Check the postcode. This is only its first half.'
  const area = wholePostcode.exec(compact)?.[1]
  return area
    ? `Check the postcode. No postcode begins with ${area}.`
    : 'Check the postcode. A full UK postcode looks like SW1A 2AA.'
}

function isOfArea(match: RegExpExecArray | null): boolean {
  const area = match?.[1] ?? ''
  return postcodeAreaCodes.has(area) || otherAreas.has(area)
}

/** "SW1A 1AA" of "SWIA IAA": the position decides what a sign is. Null where no postcode comes of it. */
function correctPostcode(compact: string): string | null {
  const [outward, inward] = [compact.slice(0, -3), compact.slice(-3)]
  for (const length of [2, 1]) {
    const area = outward.slice(0, length).replaceAll('0', 'O').replaceAll('1', 'I')
    const first = area + toFigures(outward.slice(length))
    const last = toFigures(inward.slice(0, 1)) + inward.slice(1)
    if (isOfArea(wholePostcode.exec(first + last))) return `${first} ${last}`
  }
  return null
}

function toFigures(text: string): string {
  return text.replaceAll('O', '0').replaceAll(/[IL]/g, '1')
}
