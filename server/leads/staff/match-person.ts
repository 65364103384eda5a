import type { Lead } from '#domain/leads/outbox.ts'
import { nameOf } from '../lead-answers.ts'

/** How a person is named: by one of these or by several. */
export interface PersonSelection {
  email?: string | undefined
  phone?: string | undefined
  name?: string | undefined
}

export type PersonMatch = keyof PersonSelection

/** Whether there is something to look for: a number without digits would match every lead without a number. */
export function isSelection({ email = '', phone = '', name = '' }: PersonSelection): boolean {
  return foldEmail(email) !== '' || phoneDigits(phone) !== '' || wordsOfQuery(name).length > 0
}

/**
 * What of `person` is that of who wrote the answers. Of a name, each word must be among the words of theirs, so "Ada
 * Lovelace" matches "Ada Mary Lovelace", and "Lovelace" everybody of that surname.
 */
export function matchesOf(payload: Lead['payload'], { email, phone, name }: PersonSelection): PersonMatch[] {
  const matches: PersonMatch[] = []
  const wanted = foldEmail(email ?? '')
  if (wanted !== '' && foldEmail(payload.email ?? '') === wanted) matches.push('email')
  if (isSamePhone(payload.phone ?? '', phone ?? '')) matches.push('phone')
  const words = wordsOf(nameOf({ payload }))
  const named = wordsOfQuery(name ?? '')
  if (named.length > 0 && named.every((word) => words.includes(word))) matches.push('name')
  return matches
}

/** A shorter number may be a part of another one. */
export const fewestDigits = 9

/** What people write beside a number, or a second number, does not hide it. */
export function isSamePhone(written: string, wanted: string): boolean {
  const [theirs, ours] = [phoneDigits(written), phoneDigits(wanted)]
  if (ours === '') return false
  const national = nationalDigits(ours)
  return theirs === ours || (national.length >= fewestDigits && theirs.includes(national))
}

/** Of `phoneDigits`, without the 0 that is left out after a country code. */
export function nationalDigits(digits: string): string {
  return digits.replace(/^0/, '')
}

/** The digits of a UK number as it is dialled at home, so that `+44 (0)7700 900456` is `07700 900456`. */
export function phoneDigits(text: string): string {
  return text.replace(/\D/g, '').replace(/^(?:00)?440?/, '0')
}

/** The address of "Ada <ada@example.com>" and of "mailto:ada@example.com". */
export function foldEmail(text: string): string {
  const address = /<([^<>]*)>/.exec(text)?.[1] ?? text
  return foldText(address)
    .replace(/^mailto:/, '')
    .replace(/(?<![.,;])[.,;]+$/, '')
}

const titles = new Set(['mr', 'mrs', 'ms', 'miss', 'mx', 'dr', 'prof', 'sir'])

/** The words of a name that is looked for, without titles. */
export function wordsOfQuery(name: string): string[] {
  const words = wordsOf(name)
  const named = words.filter((word) => !titles.has(word))
  return named.length > 0 ? named : words
}

/** The words of a name, folded. */
export function wordsOf(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}

/** Without case, accents and apostrophes, which are typed in several ways. */
function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’‘`´]/gu, '')
    .trim()
    .toLowerCase()
    .replace(/[ßæœøłđð]/g, (letter) => plainLetters[letter] ?? letter)
}

/** Letters that Unicode does not take apart. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
}
