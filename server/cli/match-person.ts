import type { Lead } from '#domain/leads/outbox.ts'

/** How a person is named on the command line: by one of these. */
export type PersonSelection = { email: string } | { phone: string } | { name: string }

/**
 * Whether a person who is named like this wrote the answers. Of a name, each word must be among the words of theirs, so
 * "Ada Lovelace" matches "Ada Mary Lovelace", and "Lovelace" matches everybody of that surname.
 */
export function isFromPerson(payload: Lead['payload'], person: PersonSelection): boolean {
  if ('email' in person) return foldText(payload.email ?? '') === foldText(person.email)
  if ('phone' in person) return phoneDigits(payload.phone ?? '') === phoneDigits(person.phone)
  const words = wordsOf(
    'kind' in payload ? payload.name : `${payload.firstName ?? ''} ${payload.surname ?? ''}`,
  )
  const named = wordsOf(person.name)
  return named.length > 0 && named.every((word) => words.includes(word))
}

/** The digits of a UK number as it is dialled at home, so that `+44 (0)7700 900456` is `07700 900456`. */
export function phoneDigits(text: string): string {
  return text.replace(/\D/g, '').replace(/^(?:00)?440?/, '0')
}

function wordsOf(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}

/** Without case, accents and apostrophes, which are typed in several ways. */
function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .trim()
    .toLowerCase()
}
