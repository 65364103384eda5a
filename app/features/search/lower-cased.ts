/** "Price" inside a sentence; "CO2 emissions" stays as it is. */
export function lowerCased(text: string): string {
  return /^[A-Z][a-z]/.test(text) && !text.startsWith('Euro')
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text
}

/** "all 75 cars" at the start of a sentence or as a link: "All 75 cars". */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
