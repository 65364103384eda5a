import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Outbox } from '#domain/leads/outbox.ts'
import { openTemporaryFolder } from '../contract/temporary-folder.ts'
import { openSqliteOutbox } from './outbox.ts'

describe('the sealed bytes of what was erased', () => {
  let folder: string
  let file: string
  let outbox: Outbox
  beforeEach(async () => {
    folder = await openTemporaryFolder()
    file = join(folder, 'applications.db')
    outbox = await openSqliteOutbox(file, new Uint8Array(32).fill(4), { writeWaitMs: 100 })
  })
  afterEach(() => outbox.close())

  const ids = Array.from({ length: 1_000 }, (_, index) => `id${String(index).padStart(4, '0')}`)

  /** Leads of sizes and outcomes with which SQLite leaves a copy of one of them where no row is. */
  async function fill(): Promise<void> {
    const add = (id: string, index: number) => {
      const surname = 'S'.repeat(10 + (index % 10))
      return outbox.add({ id, payload: { vehicleId: 'v', vehicleDetails: {}, surname } }, index)
    }
    await Promise.all(ids.map(add))
    for (const round of [1, 2, 3, 4]) {
      const now = 2 ** (32 + round)
      const claimed = await outbox.claim(now, { limit: 700, leaseMs: 1_000 })
      await Promise.all(claimed.map(({ lead }, index) => end(lead.id, (index * 7_919 + round * 31) % 10)))

      function end(id: string, digit: number): Promise<unknown> {
        if (digit < 3) return outbox.failed(id, 'HTTP 503'.repeat(round * 2), now)
        if (digit < 5) return outbox.rejected(id, 'HTTP 422', now)
        return digit < 6 ? outbox.delivered(id, now) : outbox.release([id], now)
      }
    }
  }

  function sealedPayloads(erased: readonly string[]): Buffer[] {
    const db = new DatabaseSync(file, { readOnly: true })
    const read = db.prepare('SELECT payload FROM lead WHERE id = ?')
    const payloads = erased.map((id) => Buffer.from(read.get(id)?.payload as Uint8Array))
    db.close()
    return payloads
  }

  /** How many payloads have any 24 bytes of their own in any file of the folder. */
  async function countOnDisk(payloads: readonly Buffer[]): Promise<number> {
    const names = await readdir(folder)
    const bytes = Buffer.concat(await Promise.all(names.map((name) => readFile(join(folder, name)))))
    // The first bytes are those of the format and the key, which every payload has.
    const pieces = (payload: Buffer) =>
      Array.from({ length: Math.floor((payload.length - 5) / 24) }, (_, piece) =>
        payload.subarray(5 + piece * 24, 29 + piece * 24),
      )
    return payloads.filter((payload) => pieces(payload).some((piece) => bytes.includes(piece))).length
  }

  it('are in no file, also where SQLite had moved their rows between pages', async () => {
    await fill()
    const payloads = sealedPayloads(ids)
    expect(await countOnDisk(payloads)).toBe(1_000)
    expect(await outbox.erase(ids, 2 ** 40)).toMatchObject({ erased: 1_000, remains: null })
    expect(await countOnDisk(payloads)).toBe(0)
    expect(await outbox.list({ limit: 2_000 })).toHaveLength(1_000)
  })

  it('are reported while another process reads them in the log, and gone when it has ended', async () => {
    const erased = ids.slice(0, 5)
    for (const id of erased) await outbox.add({ id, payload: { vehicleId: 'v', vehicleDetails: {} } }, 0)
    const payloads = sealedPayloads(erased)
    const reader = new DatabaseSync(file, { readOnly: true })
    reader.exec('BEGIN; SELECT count(*) FROM lead')
    expect(await outbox.erase(erased, Date.now())).toMatchObject({ erased: 5, remains: 'sqlite-log' })
    reader.close()
    expect(await outbox.erase([], Date.now())).toMatchObject({ erased: 0, remains: null })
    expect(await countOnDisk(payloads)).toBe(0)
  })
})
