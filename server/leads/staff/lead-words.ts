import { idPrefixOf } from '#domain/applications/application-reference.ts'
import type { Lead } from '#domain/leads/outbox.ts'
import { identifierKey } from '#domain/stock/identifier-key.ts'
import { readPlate } from '#domain/stock/number-plate.ts'
import { nameOf } from '../lead-answers.ts'
import {
  fewestDigits,
  foldEmail,
  isSelection,
  matchesOf,
  nationalDigits,
  type PersonSelection,
  phoneDigits,
  wordsOf,
  wordsOfQuery,
} from './match-person.ts'

/** What somebody looks for. */
export interface SoughtWords {
  /** Of each of these lists, a lead that is found has all words of `wordsOfLead`; of other leads, some do too. */
  choices: string[][]
  isFound(id: string, payload: Lead['payload'] | null): boolean
}

/** A text of the staff: a reference, a plate, an address, a number or a name. */
export function readSought(text: string): SoughtWords {
  const prefix = idPrefixOf(text)
  const plate = readPlate(text)
  const key = plate === null ? null : identifierKey(plate)
  const person = personOf(text)
  return {
    choices: [
      ...(prefix === null ? [] : [[`reference ${prefix}`]]),
      ...(key === null ? [] : [[`plate ${key}`]]),
      ...(isSelection(person) ? [wordsOfPerson(person)] : []),
    ],
    isFound(id, payload) {
      if (prefix !== null && id.startsWith(prefix)) return true
      if (payload === null) return false
      if (key !== null && platesOf(payload).includes(key)) return true
      return isSelection(person) && matchesOf(payload, person).length > 0
    },
  }
}

/** A text with an "@" is an address, one of digits and signs a number, anything else a name. */
function personOf(text: string): PersonSelection {
  if (text.includes('@')) return { email: foldEmail(text) }
  return /^[\d\s()+./-]{6,}$/.test(text) ? { phone: text } : { name: text }
}

function wordsOfPerson({ email = '', phone = '', name = '' }: PersonSelection): string[] {
  if (email !== '') return [`email ${foldEmail(email)}`]
  if (phone === '') return wordsOfQuery(name).map((word) => `name ${word}`)
  const digits = phoneDigits(phone)
  const national = nationalDigits(digits)
  return [`phone ${national.length >= fewestDigits ? national.slice(0, fewestDigits) : digits}`]
}

/** Everything that a lead may be found by. A number is found inside what stands beside it, so each part of it is a word. */
export function wordsOfLead(id: string, payload: Lead['payload'] | null): Set<string> {
  const words = new Set([`reference ${idPrefixOf(id.slice(0, 8))}`])
  if (payload === null) return words
  for (const word of wordsOf(nameOf({ payload }))) words.add(`name ${word}`)
  for (const key of platesOf(payload)) words.add(`plate ${key}`)
  words.add(`email ${foldEmail(payload.email ?? '')}`)
  const digits = phoneDigits(payload.phone ?? '')
  words.add(`phone ${digits}`)
  for (let at = 0; at + fewestDigits <= digits.length; at++)
    words.add(`phone ${digits.slice(at, at + fewestDigits)}`)
  return words
}

/** Keys of the vehicle that it is about, and of the one that is offered. */
function platesOf(payload: Lead['payload']): number[] {
  const offered = 'kind' in payload ? payload.partExchange?.registration : undefined
  return [payload.vehicleDetails?.registration, offered].flatMap((plate) => {
    const key = plate === undefined ? null : identifierKey(readPlate(plate) ?? plate)
    return key === null ? [] : [key]
  })
}
