import type { OptionalFact } from '#domain/dealer/dealer-schema.ts'
import { type Offer, offered } from './offered.ts'
import { site } from './site.ts'

/** What a sentence or a page may be about: something that only some dealers offer, or a fact that only some have. */
export type Subject = Offer | OptionalFact

/** Whether a sentence about it is for this dealer's visitors. */
export function applies(subject: Subject): boolean {
  return isOffer(subject) ? offered[subject] : factOf(subject) !== undefined
}

/** The fact, such as that of `promises.delivery`; undefined where the dealer leaves it out. */
export function factOf(fact: OptionalFact): unknown {
  return fact.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], site)
}

export function isOffer(subject: Subject): subject is Offer {
  return subject in offered
}
