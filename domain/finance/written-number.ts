/** "45,000.5" or, as on the Continent, "45.000,5" and "1,5". */
export function plainNumber(digits: string | undefined): number | null {
  if (digits === undefined) return null
  if (/^-?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/.test(digits)) return Number(digits.replaceAll(',', ''))
  return /^-?(\d+,\d{1,2}|\d{1,3}(\.\d{3})+,\d+)$/.test(digits)
    ? Number(digits.replaceAll('.', '').replace(',', '.'))
    : null
}

/**
 * "155 000  km" as "155000 km", also with the spaces that do not break a line. Two patterns of white space that may touch
 * would take time that grows with the square of its length, so one space is left.
 */
export function tidySpaces(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/(?<=\d) (?=\d{3}(?!\d))/g, '')
}

/** "12.995" as "12995": prices and mileages never have three decimals, so the dot separates thousands. */
export function withoutDots(digits: string | undefined): string | undefined {
  return digits && /^[1-9]\d{0,2}(\.\d{3})+$/.test(digits) ? digits.replaceAll('.', '') : digits
}

/**
 * The digits of a whole figure as people write it: 9500 of "£9,500", "9 500", "9.500" and "9.5k". Any other text comes back
 * as it was typed, so that whoever reads it can say that it is no figure: "9,00" may be 9 or a slip of 9,000.
 */
export function plainFigure(text: string | null): string {
  const typed = (text ?? '').trim()
  if (typed.length > longestFigure) return typed
  const [, digits = '', thousand] = figure.exec(tidySpaces(typed)) ?? []
  if (thousand === undefined && /^\d+,\d\d?$/.test(digits)) return typed
  const number = thousand === undefined ? plainNumber(withoutDots(digits)) : plainNumber(digits)
  const whole = number === null || thousand === undefined ? number : Math.round(number * 1_000)
  return whole !== null && Number.isSafeInteger(whole) ? String(whole) : typed
}

const figure = /^(?:£ ?)?(\d+(?:[.,]\d+)*)(?: ?(k))?$/i

/** Characters. */
const longestFigure = 40
