import type { Outbox } from '#domain/applications/outbox.ts'
import type { Config } from '../config.ts'
import { openPostgresOutbox } from './postgres/outbox.ts'
import { openApplications as openFile } from './sqlite/open-applications.ts'

export type ApplicationsPlace = Pick<Config, 'dataDir' | 'applicationKey' | 'databaseUrl'>

/** The applications of a site with their key: in PostgreSQL where there is a `databaseUrl`, else in `dataDir`. */
export function openApplications({ databaseUrl, ...place }: ApplicationsPlace): Promise<Outbox> {
  return databaseUrl === null ? openFile(place) : openPostgresOutbox(databaseUrl, place)
}
