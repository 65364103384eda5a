import { readPersonName } from '#domain/dealer/person-name.ts'
import type { DeskProxy } from '../../config.ts'
import { isSameSecret } from '../../same-secret.ts'

/**
 * The person that the proxy names; null without the proxy's secret, whatever else the request says, and where two are named:
 * one of them may come from a browser.
 *
 * @param headers `headersDistinct` of the request
 */
export function personOfProxy(headers: NodeJS.Dict<string[]>, proxy: DeskProxy | null): string | null {
  const secret = onlyOf(headers['x-desk-secret'])
  if (proxy === null || secret === undefined || !isSameSecret(secret, proxy.secret)) return null
  const person = onlyOf(headers[proxy.userHeader])
  return person === undefined ? null : readPersonName(person)
}

function onlyOf(values: readonly string[] = []): string | undefined {
  return values.length === 1 ? values[0] : undefined
}
