import type { EmailUse, Outbox } from '#domain/leads/outbox.ts'
import { createAlertStore } from '../alerts/create-alert-store.ts'
import { createErasing } from './erase-leads.ts'
import type { LeadDatabase } from './lead-database.ts'
import { hasKey, type LeadKeyring, requireKeyInUse, withKeys } from './lead-keyring.ts'
import { createQueue } from './lead-queue.ts'
import { createSenderStatus } from './lead-status.ts'
import { createMissedSearches } from './missed-searches.ts'
import { createHistory } from './note-history.ts'
import { emailColumns, type QueueColumns, serviceColumns } from './queue-columns.ts'
import { createReading } from './read-leads.ts'
import { compareWithKnown, type SealedColumns, sealLead } from './sealed-lead.ts'
import { createWriteCheck } from './write-check.ts'

/** Leads in `database`, each sealed with the key of `keyring`. Several processes may share the database. */
export function createOutbox(database: LeadDatabase, keyring: LeadKeyring, emails: EmailUse): Outbox {
  const { read, write } = database

  // No row when the id is known or the leads are sealed with another key. The columns of emails have defaults: waiting,
  // and due at once.
  const insert = `INSERT INTO lead (id, kind, vehicle, state, accepted_at, next_attempt_at, payload, digest)
    SELECT :id, :kind, :vehicle, 'waiting', :now, :now, :payload, :digest WHERE ${hasKey}
    ON CONFLICT (id) DO NOTHING RETURNING id`
  const makeDue = `UPDATE lead SET ${dueAgain(serviceColumns)}, ${dueAgain(emailColumns)},
      rejected_at = NULL, kept_from = NULL
    WHERE id = :id AND payload IS NOT NULL
      AND (state IN ('waiting', 'rejected') OR email_state IN ('waiting', 'rejected'))
    RETURNING id`

  return {
    ...createReading(database, keyring, emails),
    ...createErasing(database, emails),
    ...createHistory(database, keyring),
    ...createSenderStatus(database, keyring),
    ...createQueue(database, { keyring, columns: serviceColumns, emails }),
    alerts: createAlertStore(database, keyring),
    missed: createMissedSearches(database),
    emails: createQueue(database, { keyring, columns: emailColumns, emails }),
    checkWritable: createWriteCheck(async () => {
      await requireKeyInUse(database, await keyring.keys())
      await database.fill()
    }, database),
    add: (lead, now) =>
      withKeys(keyring, async (keys) => {
        const sealed = sealLead(lead, keys)
        const { id, kind, payload, digest } = sealed
        const vehicle = storedVehicle(lead.payload.vehicleId)
        const added = await write(insert, { id, kind, vehicle, now, payload, digest, keyId: keys.keyId })
        if (added.length === 1) return { state: 'added' }
        await requireKeyInUse(database, keys)
        const [known] = await read(`SELECT payload, digest FROM lead WHERE id = :id`, { id })
        return compareWithKnown(sealed, known as SealedColumns | undefined, keys)
      }),
    settle: (now) => settleUnused(database, emails, now),
    async retry(id, now) {
      return (await write(makeDue, { id, now })).length === 1
    },
    close: database.close,
  }
}

/** A client of the API sends any text. PostgreSQL's has no U+0000. */
function storedVehicle(id: string | undefined): string | null {
  return id?.replaceAll('\0', '').slice(0, longestVehicleId) || null
}

/** Characters of an id of the stock. */
const longestVehicleId = 100

function dueAgain({ state, nextAttemptAt }: QueueColumns): string {
  return `${state} = CASE ${state} WHEN 'rejected' THEN 'waiting' ELSE ${state} END,
    ${nextAttemptAt} = CASE WHEN ${state} IN ('waiting', 'rejected') THEN :now ELSE ${nextAttemptAt} END`
}

/** See `Outbox.settle`. Writes nothing without such leads: a worker that starts need not wait for other processes. */
async function settleUnused({ read, write }: LeadDatabase, emails: EmailUse, now: number): Promise<void> {
  if (emails === 'beside') return
  const [used, unused] = emails === 'alone' ? [emailColumns, serviceColumns] : [serviceColumns, emailColumns]
  const isLeft = `${unused.isWaiting} AND ${used.state} IN ('delivered', 'rejected')`
  const found = await read(`SELECT 1 FROM lead WHERE ${isLeft} LIMIT 1`)
  if (found.length === 0) return
  const at = (state: string, column: string) =>
    `${column} = CASE ${used.state} WHEN '${state}' THEN coalesce(${column}, :now) ELSE ${column} END`
  await write(
    `UPDATE lead SET ${unused.state} = ${used.state}, ${unused.nextAttemptAt} = NULL,
       ${unused.leasedUntil} = NULL, ${at('delivered', 'delivered_at')}, ${at('rejected', 'rejected_at')}
     WHERE ${isLeft}`,
    { now },
  )
}
