import type { Outbox } from '#domain/leads/outbox.ts'
import type { Config } from '../config.ts'
import { applicationsFile } from './data-files.ts'
import { openWithKey } from './open-with-key.ts'
import { openPostgresOutbox } from './postgres/outbox.ts'
import { openSqliteOutbox } from './sqlite/outbox.ts'

export type OutboxPlace = Pick<Config, 'dataDir' | 'applicationKey' | 'databaseUrl'>

/** The outbox of a site with its key: in PostgreSQL where there is a `databaseUrl`, else in `dataDir`. */
export function openOutbox({ databaseUrl, ...place }: OutboxPlace): Promise<Outbox> {
  return databaseUrl === null
    ? openWithKey(place, (key) => openSqliteOutbox(applicationsFile(place.dataDir), key))
    : openPostgresOutbox(databaseUrl, place)
}
