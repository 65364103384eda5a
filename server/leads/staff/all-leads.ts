import { idPrefixOf } from '#domain/applications/application-reference.ts'
import type { DeliveryState, Outbox, OutboxEntry } from '#domain/leads/outbox.ts'

export const deliveryStates: readonly DeliveryState[] = ['waiting', 'delivered', 'rejected', 'erased']

const pageSize = 200

/** Every entry, oldest first. The outbox's own filter by state does not ask for the state of emails. */
export async function* allEntries(
  outbox: Pick<Outbox, 'list'>,
  state?: DeliveryState,
): AsyncGenerator<OutboxEntry> {
  for (let after: OutboxEntry | undefined; ; ) {
    const page = await outbox.list({ limit: pageSize, ...(after && { after }) })
    yield* page.filter((entry) => state === undefined || isIn(state, entry))
    if (page.length < pageSize) return
    after = page.at(-1)
  }
}

/** A lead that waits to be emailed, or whose email was rejected, is in this state too. */
function isIn(state: DeliveryState, { state: own, email }: OutboxEntry): boolean {
  return own === state || ((state === 'waiting' || state === 'rejected') && email?.state === state)
}

/**
 * The id of the lead that `name` stands for: an id, or the reference that a person reads out. A name that
 * matches no lead is returned unchanged.
 *
 * @throws {Error} when several leads share the reference, which is the first 8 of the 32 digits of an id.
 */
export async function findLeadId(outbox: Pick<Outbox, 'list'>, name: string): Promise<string> {
  const prefix = idPrefixOf(name)
  if (prefix === null) return name
  const ids: string[] = []
  for await (const { id } of allEntries(outbox)) if (id.startsWith(prefix)) ids.push(id)
  if (ids.length > 1) throw new Error(`Several have the reference ${name}: ${ids.join(', ')}`)
  return ids[0] ?? name
}

/** The same for several names, without duplicates. */
export async function findLeadIds(
  outbox: Pick<Outbox, 'list'>,
  names: readonly string[],
): Promise<readonly string[]> {
  const ids = new Set<string>()
  for (const name of names) ids.add(await findLeadId(outbox, name))
  return [...ids]
}
