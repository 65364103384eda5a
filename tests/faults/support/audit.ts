import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { applicationsFile } from '#server/store/data-files.ts'
import type { LeadService } from './lead-service.ts'
import type { LoadResult } from './load.ts'

export interface Verdict {
  acknowledged: number
  delivered: number
  /** Acknowledged, and not at the lead service under the id of the acknowledgement. */
  lost: string[]
  /** Bodies that the lead service has under two keys: it would treat them as two applications. */
  underTwoKeys: string[]
  /** Keys under which the lead service was sent different bodies, or one at both addresses. */
  differing: string[]
  /** What the lead service has that nobody sent. */
  invented: string[]
  /** Deliveries that were repeated with the same key, which the service recognises. Allowed. */
  repeated: number
}

/** Compares what was acknowledged with what the lead service received. */
export function audit({ acknowledged, sent }: LoadResult, service: LeadService): Verdict {
  const received = service.ledger()
  const byKey = Map.groupBy(received, ({ key }) => key)
  const byMark = Map.groupBy(received, ({ mark }) => mark)
  const arrived = ({ id, mark, path }: { id: string; mark: string; path: string }) =>
    byKey.get(id)?.some((line) => line.mark === mark && line.path === path) ?? false
  return {
    acknowledged: acknowledged.length,
    delivered: byKey.size,
    lost: acknowledged.filter((each) => !arrived(each)).map(({ id }) => id),
    underTwoKeys: [...byMark].filter(([, lines]) => keysOf(lines).size > 1).map(([mark]) => mark),
    differing: [...byKey].filter(([, lines]) => contentsOf(lines).size > 1).map(([key]) => key),
    invented: [...byMark.keys()].filter((mark) => !sent.has(mark)),
    repeated: received.length - byKey.size,
  }
}

const keysOf = (lines: { key: string }[]) => new Set(lines.map(({ key }) => key))
const contentsOf = (lines: { digest: string; path: string }[]) =>
  new Set(lines.map(({ digest, path }) => path + digest))

/** The verdict once nothing is missing, or after `patienceMs`. */
export async function auditWhenDelivered(
  load: LoadResult,
  service: LeadService,
  patienceMs: number,
): Promise<Verdict> {
  const deadline = performance.now() + patienceMs
  for (;;) {
    const verdict = audit(load, service)
    if (verdict.lost.length === 0 || performance.now() > deadline) return verdict
    await sleep(250)
  }
}

/** The ids of applications and enquiries in SQLite whose payload is erased, delivered or not. */
export function erasedIn(dataDir: string): string[] {
  const db = new DatabaseSync(applicationsFile(dataDir), { readOnly: true })
  const rows = db.prepare('SELECT id FROM lead WHERE payload IS NULL').all()
  db.close()
  return rows.map(({ id }) => String(id))
}

/** What every verdict must have. */
export const nothingWrong = { lost: [], underTwoKeys: [], differing: [], invented: [] }
