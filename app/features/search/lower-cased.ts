/** "Price" inside a sentence; "CO2 emissions" stays as it is. */
export function lowerCased(text: string): string {
  return /^[A-Z][a-z]/.test(text) && !text.startsWith('Euro')
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text
}
