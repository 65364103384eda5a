// A select has one value, and a form without script sends it as one parameter. White space within a word is single
// spaces, so a line break separates words without doubt.

/** Several values of a filter as the value of one option; '' for none. */
export function joinValues(values: readonly string[]): string {
  return values.join('\n')
}

/** The inverse of `joinValues`. Forms send a line break as CR LF. */
export function splitValues(value: string): string[] {
  return value.split(/\r?\n/).filter((one) => one.trim() !== '')
}
