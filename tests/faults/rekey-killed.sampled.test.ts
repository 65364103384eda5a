import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Outbox } from '#domain/leads/outbox.ts'
import { changeApplicationKey } from '#server/cli/leads-rekey.ts'
import { collectOutput } from '#server/cli/testing/run-forecourt.ts'
import {
  adoptNextKey,
  createKey,
  keepNextKey,
  loadApplicationKey,
  openWithKey,
} from '#server/store/application-key.ts'
import { startChild } from '#server/store/contract/child-process.ts'
import { openTemporaryFolder } from '#server/store/contract/temporary-folder.ts'
import { applicationsFile } from '#server/store/data-files.ts'
import { openOutbox } from '#server/store/open-outbox.ts'
import { rekeyLeads } from '#server/store/outbox/rekey-leads.ts'
import { leadsAlone } from '#server/store/sqlite/lead-file.ts'
import { openSqliteOutbox } from '#server/store/sqlite/outbox.ts'
import { sampled } from '../support/sampled.ts'

const count = sampled(200, 600)
/** A rekey, killed after so many milliseconds, each time. */
const kills = sampled([0, 20, 60], [0, 0, 20, 30, 60, 80, 130, 150, 300, 400])
const place = () => ({ dataDir, applicationKey: null, databaseUrl: null })
const payloadOf = (index: number) => ({
  vehicleId: 'v',
  vehicleDetails: {},
  surname: `S${index}`,
  address1: 'x'.repeat(150),
})

let dataDir: string
beforeEach(async () => {
  dataDir = await openTemporaryFolder()
  const outbox = await openOutbox(place())
  await Promise.all(
    Array.from({ length: count }, (_, index) =>
      outbox.add({ id: `id${index}`, payload: payloadOf(index) }, index),
    ),
  )
  await outbox.close()
})

/** Every application and digest, as a site that starts now reads them. */
async function expectEverything() {
  const outbox = await openOutbox(place())
  for (let index = 0; index < count; index += 1) {
    expect((await outbox.show(`id${index}`))?.lead?.payload).toEqual(payloadOf(index))
  }
  expect(await outbox.add({ id: 'id7', payload: payloadOf(7) }, 0)).toEqual({ state: 'repeated' })
  expect(await outbox.add({ id: 'id7', payload: payloadOf(8) }, 0)).toMatchObject({ state: 'differs' })
  await outbox.close()
}

describe('a rekey that is killed', () => {
  it('loses nothing, whenever it is killed', { timeout: sampled(60_000, 180_000) }, async () => {
    const script = new URL('./rekey-process.ts', import.meta.url)
    const keys = new Set<string>()
    for (const [round, delayMs] of kills.entries()) {
      const child = startChild(script, dataDir)
      expect(await child.nextLine()).toBe('begun')
      // Every other time, one rekey has ended and the next has begun.
      if (round % 2 === 1) await child.nextLine()
      await sleep(delayMs)
      await child.kill()
      await expectEverything()
      keys.add(await readFile(join(dataDir, 'application.key'), 'utf8'))
    }
    expect(keys.size).toBeGreaterThanOrEqual(kills.length / 2 - 1)
    expect(await changeApplicationKey(place(), collectOutput().io)).toBe(0)
    await expectEverything()
  })

  it('keeps the former key when it was killed before the commit', async () => {
    const former = await readFile(join(dataDir, 'application.key'), 'utf8')
    await keepNextKey(dataDir, createKey())
    await expectEverything()
    expect(await readFile(join(dataDir, 'application.key'), 'utf8')).toBe(former)
    expect(await changeApplicationKey(place(), collectOutput().io)).toBe(0)
    await expectEverything()
  })

  it('uses the new key when it was killed after the commit', async () => {
    const to = createKey()
    await rekeyLeads(leadsAlone(applicationsFile(dataDir)), {
      from: await loadApplicationKey(dataDir),
      to,
      keepKey: () => keepNextKey(dataDir, to),
      adoptKey: async () => {},
    })
    await expectEverything()
    expect(await loadApplicationKey(dataDir)).toEqual(to)
    expect(await readdir(dataDir)).not.toContain('application.key.next')
  })

  it('gives a site that starts meanwhile the new key', async () => {
    const from = await loadApplicationKey(dataDir)
    const to = createKey()
    let starting: Promise<Outbox> | undefined
    await rekeyLeads(leadsAlone(applicationsFile(dataDir)), {
      from,
      to,
      async keepKey() {
        // As openOutbox does, with more patience than its ten seconds: a busy machine may need them for the rekey alone.
        starting = openWithKey(place(), (key) =>
          openSqliteOutbox(applicationsFile(dataDir), key, { writeWaitMs: 45_000 }),
        )
        // It has the former key by now, and waits for the file.
        await sleep(100)
        await keepNextKey(dataDir, to)
      },
      adoptKey: () => adoptNextKey(dataDir),
    })
    const outbox = await starting
    expect((await outbox?.show('id1'))?.lead?.payload).toEqual(payloadOf(1))
    await outbox?.close()
    await expectEverything()
  })

  it('keeps the next key when a second rekey is given the former one', async () => {
    const former = await loadApplicationKey(dataDir)
    const to = createKey()
    const file = applicationsFile(dataDir)
    const rekey = (next: Uint8Array) =>
      rekeyLeads(leadsAlone(file), {
        from: former,
        to: next,
        keepKey: () => keepNextKey(dataDir, next),
        adoptKey: async () => {},
      })
    await rekey(to)
    await expect(rekey(createKey())).rejects.toThrow('another key')
    await expectEverything()
  })

  it('does not change an application that was damaged before', async () => {
    const db = new DatabaseSync(applicationsFile(dataDir))
    db.exec("UPDATE lead SET payload = zeroblob(300) WHERE id = 'id150'")
    db.close()
    expect(await changeApplicationKey(place(), collectOutput().io)).toBe(1)
    const after = await openOutbox(place())
    expect((await after.show('id149'))?.lead?.payload).toEqual(payloadOf(149))
    await expect(after.show('id150')).rejects.toThrow('cannot be read')
    await after.close()
  })
})
