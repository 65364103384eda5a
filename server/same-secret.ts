import { hash, timingSafeEqual } from 'node:crypto'

/** Whether a text is the secret, in the same time for every other text, of whatever length. */
export function isSameSecret(given: string, secret: string): boolean {
  const digest = (text: string) => hash('sha256', text, 'buffer')
  return timingSafeEqual(digest(given), digest(secret))
}
