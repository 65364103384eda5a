/** One line of a CSV file by RFC 4180, which ends with CR LF. */
export function csvLine(values: readonly string[]): string {
  return `${values.map(cell).join(',')}\r\n`
}

function cell(value: string): string {
  return /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value
}

/**
 * Whether a spreadsheet may run the text of a cell as a formula. Numbers are not formulas. Source: OWASP, CSV Injection.
 */
export function isFormula(text: string): boolean {
  return /^(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/.test(text) && !/^[+-]?\d+(?:\.\d+)?$/.test(text)
}

/** For programs, which would show an apostrophe: without the characters that begin a formula. */
export function withoutFormula(text: string): string {
  return isFormula(text) ? text.replace(/^[\s=+\-@＝＋－＠]+/, '') : text
}

/** For people with a spreadsheet: an apostrophe marks the cell as text. */
export function formulaAsText(text: string): string {
  return isFormula(text) ? `'${text}` : text
}
