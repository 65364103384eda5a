import type { Outbox } from '#domain/applications/outbox.ts'
import { applicationsFile } from '../data-files.ts'
import { type KeyPlace, openWithKey } from '../open-with-key.ts'
import { openSqliteOutbox } from './outbox.ts'

/** Opens the applications in `dataDir` with their key. */
export function openApplications(place: KeyPlace): Promise<Outbox> {
  return openWithKey(place, (key) => openSqliteOutbox(applicationsFile(place.dataDir), key))
}
