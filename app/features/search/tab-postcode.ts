// Kept for this tab alone, because the visitor typed it in; it is sent only with the order `distance`.
const key = 'postcode'

/** '' when none was given, or the browser keeps nothing. */
export function recallPostcode(): string {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

export function rememberPostcode(postcode: string): void {
  try {
    sessionStorage.setItem(key, postcode)
  } catch {
    // A browser that keeps nothing asks again on the next page.
  }
}
