import { hasContactDetails } from './contact-details.ts'

/** A whole postcode, which is a few dozen homes; an outward code alone is a district. */
const postcode = /(?<![a-z\d])[a-z]{1,2}\d[a-z\d]?\s*\d[a-z]{2}(?![a-z\d])/i

/** A registration in the style since 2001. */
const registration = /(?<![a-z\d])[a-z]{2}\d{2}\s*[a-z]{3}(?![a-z\d])/i

/** Whether a text has a whole postcode, a registration, an email address or a telephone number, so that no shared cache may keep it. */
export function isPersonalText(text: string): boolean {
  return postcode.test(text) || registration.test(text) || hasContactDetails(text)
}
