/**
 * A registration as the registers take it: letters and figures without spaces, in capitals, at most seven. Null for a text
 * that cannot be one, such as a stock number.
 */
export function registerPlate(text: string | null | undefined): string | null {
  const plain = (text ?? '')
    .slice(0, 40)
    .replaceAll(/[\s\-.]/g, '')
    .toUpperCase()
  return /^(?=.*[A-Z])(?=.*\d)[A-Z\d]{2,7}$/.test(plain) ? plain : null
}
