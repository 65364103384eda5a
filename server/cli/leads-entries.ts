import type { DeliveryState, Outbox, OutboxEntry } from '#domain/applications/outbox.ts'

/**
 * Every entry, oldest first. States are told apart here and not in the outbox, because an application that is
 * delivered meanwhile would shift the pages of a narrowed list.
 */
export async function* allEntries(
  outbox: Pick<Outbox, 'list'>,
  state?: DeliveryState,
): AsyncGenerator<OutboxEntry> {
  for (let offset = 0; ; offset += pageSize) {
    const page = await outbox.list({ limit: pageSize, offset })
    yield* page.filter((entry) => state === undefined || entry.state === state)
    if (page.length < pageSize) return
  }
}

/** An entry as JSON shows it, instants in ISO 8601. */
export function entryAsJson({ acceptedAt, nextAttemptAt, ...entry }: OutboxEntry) {
  return {
    ...entry,
    acceptedAt: formatInstant(acceptedAt),
    nextAttemptAt: nextAttemptAt === null ? null : formatInstant(nextAttemptAt),
  }
}

export function formatInstant(epochMs: number): string {
  return new Date(epochMs).toISOString()
}

const pageSize = 200
