import type { OptionalFact } from '#domain/dealer/dealer-schema.ts'
import { type Offer, offered } from './offered.ts'
import { site } from './site.ts'

/** What a sentence may be about: something that only some dealers offer, or a fact that only some have. */
export type Subject = Offer | OptionalFact

/** Whether a sentence about it is for this dealer's visitors. */
export function applies(subject: Subject): boolean {
  return isOffer(subject) ? offered[subject] : site[subject] !== undefined
}

function isOffer(subject: Subject): subject is Offer {
  return subject in offered
}
