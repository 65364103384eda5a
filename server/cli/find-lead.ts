import { idPrefixOf } from '#domain/applications/application-reference.ts'
import type { Outbox } from '#domain/applications/outbox.ts'
import { allEntries } from './leads-entries.ts'

/**
 * The id of the application that `name` stands for: an id as it is, or the reference that an applicant reads out.
 * A name that no application has is answered as it is.
 *
 * @throws {Error} when several applications share the reference, which is the first 8 of the 32 digits of an id.
 */
export async function findLead(outbox: Pick<Outbox, 'list'>, name: string): Promise<string> {
  const prefix = idPrefixOf(name)
  if (prefix === null) return name
  const ids: string[] = []
  for await (const { id } of allEntries(outbox)) if (id.startsWith(prefix)) ids.push(id)
  if (ids.length > 1) throw new Error(`Several applications have the reference ${name}: ${ids.join(', ')}`)
  return ids[0] ?? name
}

/** The same for several names, each id once. */
export async function findLeads(
  outbox: Pick<Outbox, 'list'>,
  names: readonly string[],
): Promise<readonly string[]> {
  const ids = new Set<string>()
  for (const name of names) ids.add(await findLead(outbox, name))
  return [...ids]
}
