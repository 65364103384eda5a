import type { MailCard } from './mail-card.ts'

export interface MailSection {
  heading: string
  /** Why it came. */
  why: string
  cards: readonly MailCard[]
  /** Where all of them are; null where the cards are all. */
  more: { words: string; href: string } | null
}

export interface MailContent {
  subject: string
  /** Above the sections. */
  opening: readonly string[]
  sections: readonly MailSection[]
  /** The one thing to press; null in a mail that only tells. */
  press: { words: string; href: string } | null
  /** Below them. */
  closing: readonly { words: string; href?: string }[]
  /** Who writes it: what the law asks of a business. */
  foot: readonly string[]
}

/** The mail as plain text, which says the same as its HTML. */
export function mailText({ opening, sections, press, closing, foot }: Omit<MailContent, 'subject'>): string {
  const blocks = [
    ...opening,
    ...(press ? [`${press.words}:\n${press.href}`] : []),
    ...sections.flatMap(({ heading, why, cards, more }) => [
      `${heading}\n${'-'.repeat(Math.min(heading.length, 72))}`,
      ...cards.map(cardText),
      ...(more ? [`${more.words}:\n${more.href}`] : []),
      why,
    ]),
    ...closing.map(({ words, href }) => (href ? `${words}:\n${href}` : words)),
    ...foot,
  ]
  return `${blocks.join('\n\n')}\n`
}

function cardText({ name, derivative, price, before, facts, href }: MailCard): string {
  return [[name, derivative].filter(Boolean).join(' '), before ? `${price} (${before})` : price, facts, href]
    .filter(Boolean)
    .join('\n')
}
