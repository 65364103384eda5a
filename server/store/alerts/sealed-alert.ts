import { createHmac } from 'node:crypto'
import type { Subscription } from '#domain/alerts/alert.ts'
import { addressKey } from '#domain/alerts/alert-address.ts'
import { deriveKey, seal, unseal } from '../seal.ts'

export function sealAlert(id: string, subscription: Subscription, key: Uint8Array): Uint8Array {
  return seal(JSON.stringify(subscription), labelOf(id), key)
}

/** Null when it is damaged, so that one damaged alert does not stop the others. */
export function tryOpenAlert(id: string, sealed: Uint8Array, key: Uint8Array): Subscription | null {
  try {
    return JSON.parse(unseal(sealed, labelOf(id), key))
  } catch {
    return null
  }
}

/** The same alert sealed with another key; null when it is damaged. */
export function sealAlertAgain(
  id: string,
  sealed: Uint8Array,
  { from, to }: { from: Uint8Array; to: Uint8Array },
): Uint8Array | null {
  try {
    return seal(unseal(sealed, labelOf(id), from), labelOf(id), to)
  } catch {
    return null
  }
}

/** Finds the alert of an address. Keyed, because addresses can be guessed and a plain hash would confirm a guess. */
export function hashAddress(address: string, digestKey: Uint8Array): Uint8Array {
  return createHmac('sha256', deriveKey(digestKey, 'forecourt alert addresses', 32))
    .update(addressKey(address))
    .digest()
}

/** Of links, which outlive a change of the application key: the key of the digests does too. */
export function linkKeyOf(digestKey: Uint8Array): Uint8Array {
  return deriveKey(digestKey, 'forecourt alert links', 32)
}

export const linkLabel = 'alert link'

function labelOf(id: string): string {
  return `alert ${id}`
}
