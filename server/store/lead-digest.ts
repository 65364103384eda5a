import { createHmac } from 'node:crypto'
import type { Lead } from '#domain/applications/outbox.ts'

/**
 * Shows whether two payloads under one id are equal, even after the first was erased. Keyed, because names and birth
 * dates can be guessed and a plain hash would confirm a guess. Includes the id, so that equal payloads under two
 * ids have different digests.
 */
export function digestOf(id: string, payload: Lead['payload'], digestKey: Uint8Array): string {
  return createHmac('sha256', digestKey)
    .update(`${id}\n${canonicalJson(payload)}`)
    .digest('hex')
}

/** The label under which the digest of a lead is sealed. */
export function digestLabel(id: string): string {
  return `digest of ${id}`
}

/** JSON with the keys of every object in alphabetical order. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
