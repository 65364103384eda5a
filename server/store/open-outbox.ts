import type { EmailUse, Outbox } from '#domain/leads/outbox.ts'
import type { Config } from '../config.ts'
import { openWithKey } from './application-key.ts'
import { applicationsFile } from './data-files.ts'
import { openSqliteOutbox } from './sqlite/outbox.ts'

export type OutboxPlace = Pick<Config, 'dataDir' | 'applicationKey' | 'databaseUrl'> & Partial<Destinations>

type Destinations = Pick<Config, 'leadServiceUrl' | 'leadEmails'>

/**
 * The outbox of a site with its key: in PostgreSQL where there is a `databaseUrl`, else in `dataDir`. Without `leadEmails`,
 * leads are not emailed.
 */
export async function openOutbox({ databaseUrl, ...place }: OutboxPlace): Promise<Outbox> {
  const emails = emailUse(place)
  if (databaseUrl === null)
    return openWithKey(place, (key) => openSqliteOutbox(applicationsFile(place.dataDir), key, { emails }))
  const { openPostgresOutbox } = await import('./postgres/outbox.ts')
  return openPostgresOutbox(databaseUrl, place, { emails })
}

function emailUse({ leadServiceUrl, leadEmails = [] }: Partial<Destinations>): EmailUse {
  if (leadEmails.length === 0) return 'off'
  return leadServiceUrl ? 'beside' : 'alone'
}
