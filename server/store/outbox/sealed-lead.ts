import { createHmac } from 'node:crypto'
import type { LeadEvent } from '#domain/leads/lead-history.ts'
import { type Addition, kindOf, type Lead, type LeadKind } from '#domain/leads/outbox.ts'
import { keyIdOf, seal, sealedBy, unseal } from '../seal.ts'
import type { SealedRow } from './lead-database.ts'
import type { LeadKeys } from './lead-keys.ts'

export type SealedColumns = Omit<SealedRow, 'id'>

interface SealedLead {
  id: string
  kind: LeadKind
  payload: Uint8Array
  digest: Uint8Array
  /** What `digest` seals. */
  openDigest: string
}

export function sealLead({ id, payload }: Lead, keys: LeadKeys): SealedLead {
  const openDigest = digestOf(id, payload, keys.digestKey)
  return {
    id,
    kind: kindOf({ payload }),
    payload: seal(JSON.stringify(payload), id, keys.key),
    digest: seal(openDigest, digestLabel(id), keys.key),
    openDigest,
  }
}

export function sealHistory(id: string, history: readonly LeadEvent[], key: Uint8Array): Uint8Array {
  return seal(JSON.stringify(history), historyLabel(id), key)
}

/** @throws {Error} as `openLead`. */
export function openHistory(id: string, history: Uint8Array | null, key: Uint8Array): LeadEvent[] {
  return history === null ? [] : JSON.parse(unseal(history, historyLabel(id), key))
}

/** Compares a lead that was not added with the row that has its id. Without a digest, anything counts as repeated. */
export function compareWithKnown(
  sealed: SealedLead,
  known: Pick<SealedColumns, 'payload' | 'digest'> | undefined,
  { key }: LeadKeys,
): Addition {
  const digest = known?.digest ? openDigest(sealed.id, known.digest, key) : null
  return digest === null || digest === sealed.openDigest
    ? { state: 'repeated' }
    : { state: 'differs', digest: sealed.openDigest }
}

export function openDigest(id: string, digest: Uint8Array, key: Uint8Array): string {
  return unseal(digest, digestLabel(id), key)
}

/** @throws {Error} when the stored bytes are damaged, or were sealed under another id or key. */
export function openLead(id: string, payload: Uint8Array, key: Uint8Array): Lead {
  try {
    return { id, payload: JSON.parse(unseal(payload, id, key)) }
  } catch (cause) {
    const sealer = sealedBy(payload)
    const isOther = sealer !== null && sealer !== keyIdOf(key)
    const reason = isOther
      ? `it was sealed with the key ${sealer}, which is missing`
      : 'it was changed on disk'
    throw new Error(`${id} cannot be read: ${reason}`, { cause })
  }
}

/** Null when it is damaged, so that one damaged lead does not stop the others. */
export function tryOpenLead(id: string, payload: Uint8Array, key: Uint8Array): Lead | null {
  try {
    return openLead(id, payload, key)
  } catch {
    return null
  }
}

/** The same payload, digest and history sealed with another key. @throws {Error} when they are damaged. */
export function sealAgain(
  id: string,
  { payload, digest, history }: SealedColumns,
  { from, to }: { from: Uint8Array; to: Uint8Array },
): SealedColumns {
  const again = (sealed: Uint8Array | null, label: string) =>
    sealed && seal(unseal(sealed, label, from), label, to)
  return {
    payload: again(payload, id),
    digest: again(digest, digestLabel(id)),
    history: again(history, historyLabel(id)),
  }
}

/**
 * Shows whether two payloads under one id are equal, even after the first was erased. Keyed, because names and birth
 * dates can be guessed and a plain hash would confirm a guess. Includes the id, so that equal payloads under two
 * ids have different digests.
 */
function digestOf(id: string, payload: Lead['payload'], digestKey: Uint8Array): string {
  return createHmac('sha256', digestKey)
    .update(`${id}\n${canonicalJson(payload)}`)
    .digest('hex')
}

/** The label under which the history of a lead is sealed. */
function historyLabel(id: string): string {
  return `history of ${id}`
}

/** The label under which the digest of a lead is sealed. */
function digestLabel(id: string): string {
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
