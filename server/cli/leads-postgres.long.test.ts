import { copyFile, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Outbox } from '#domain/leads/outbox.ts'
import { startChild } from '../store/contract/child-process.ts'
import { application, enquiry } from '../store/contract/sample-leads.ts'
import { openTemporaryFolder } from '../store/contract/temporary-folder.ts'
import { applicationsFile } from '../store/data-files.ts'
import { openOutbox } from '../store/open-outbox.ts'
import { openTestDatabase } from '../store/postgres/testing/test-database.ts'
import { runForecourt } from './testing/run-forecourt.ts'

const rekeyProcess = new URL('../../tests/faults/rekey-process.ts', import.meta.url)

describe('forecourt leads with DATABASE_URL', () => {
  let folder: string
  let databaseUrl: string
  beforeEach(async () => {
    folder = await openTemporaryFolder()
    databaseUrl = await openTestDatabase()
  })

  /** `database` false: with the files in `folder`. */
  async function withOutbox<T>(work: (outbox: Outbox) => Promise<T>, { database = true } = {}): Promise<T> {
    const place = { dataDir: folder, applicationKey: null, databaseUrl: database ? databaseUrl : null }
    const outbox = await openOutbox(place)
    return work(outbox).finally(() => outbox.close())
  }

  function leads(args: string[], { database = true } = {}) {
    const env = { DATA_DIR: folder, ...(database && { DATABASE_URL: databaseUrl }) }
    return runForecourt(['leads', ...args], { env })
  }

  /** One lead in each state, and an enquiry. */
  async function fill(outbox: Outbox) {
    for (const [index, id] of ['waits', 'failed', 'delivered', 'erased', 'rejected'].entries()) {
      await outbox.add(application(id), Date.parse('2026-03-01T09:00:00Z') + index)
    }
    await outbox.add(enquiry('viewing'), Date.parse('2026-03-02T09:00:00Z'))
    const at = Date.parse('2026-03-02T10:00:00Z')
    await outbox.note('viewing', { act: 'called', at, person: 'Ann', text: 'no answer' }, 0)
    await outbox.failed('failed', 'HTTP 503', Date.parse('2026-03-03T09:00:00Z'))
    await outbox.delivered('delivered', 5)
    await outbox.rejected('rejected', 'HTTP 422', 3)
    await outbox.erase(['erased'], 9)
  }

  it('lists, shows, retries, exports and erases, and keeps the audit in DATA_DIR', async () => {
    await withOutbox(fill)
    expect((await leads(['list'])).stdout.trim().split('\n')).toHaveLength(6)
    expect((await leads(['show', 'waits'])).stdout).toContain('Quillfeather')
    expect(await leads(['retry', 'rejected'])).toMatchObject({ code: 0, stdout: '1 due now\n' })
    expect((await leads(['export', '-'])).stdout.trim().split('\n')).toHaveLength(6)
    expect((await leads(['erase', '--before', '2026-03-02', '--yes'])).stdout).toBe(
      '4 erased: 3 waiting, 1 delivered\n',
    )
    expect((await leads(['show', 'waits'])).stdout).toContain('was erased')
    expect(await readdir(folder)).toEqual(['application.key', 'applications.audit.ndjson'])
    const audit = await readFile(join(folder, 'applications.audit.ndjson'), 'utf8')
    expect(audit.match(/"command":"\w+"/g)).toHaveLength(3)
  })

  it('seals everything with one key, whenever a rekey is killed', async () => {
    await withOutbox(fill)
    const keys = new Set<string>()
    for (const delayMs of [0, 20, 60, 120]) {
      const rekeying = startChild(rekeyProcess, folder, databaseUrl)
      while ((await rekeying.nextLine()) !== 'begun');
      await rekeying.nextLine()
      await sleep(delayMs)
      await rekeying.kill()
      await withOutbox(async (outbox) => {
        expect((await outbox.show('waits'))?.lead).toEqual(application('waits'))
        expect(await outbox.show('viewing')).toMatchObject({
          entry: { handling: 'contacted', holder: 'Ann' },
          lead: enquiry('viewing'),
          history: { version: 1, events: [{ act: 'called', person: 'Ann', text: 'no answer' }] },
        })
        expect(await outbox.add(application('erased', 'Other'), 9)).toMatchObject({ state: 'differs' })
      })
      keys.add(await readFile(join(folder, 'application.key'), 'utf8'))
    }
    expect(keys.size).toBe(4)
  })

  describe('move', () => {
    const outputs = async (options: { database: boolean }) =>
      [await leads(['list', '--json'], options), await leads(['export', '-'], options)].map(
        ({ stdout }) => stdout,
      )
    const repeated = () =>
      withOutbox(async (outbox) => [
        await outbox.add(application('erased'), 9),
        await outbox.add(application('erased', 'Other'), 9),
      ])

    it('moves every lead in every state from the file, encrypted, and puts the file aside', async () => {
      await withOutbox(fill, { database: false })
      const before = await outputs({ database: false })
      const { code, stdout, stderr } = await leads(['move'])
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
      expect(stdout).toMatch(/^6 moved, SHA-256 [0-9a-f]{64}\n/)
      expect(await outputs({ database: true })).toEqual(before)
      expect(before[1]).toContain('"text":"no answer"')
      expect(await repeated()).toMatchObject([{ state: 'repeated' }, { state: 'differs' }])
      expect(await readdir(folder)).toContain('applications.moved.db')
      expect((await stat(join(folder, 'applications.moved.db'))).mode & 0o777).toBe(0o600)
      expect(await leads(['move'])).toMatchObject({
        code: 1,
        stderr: expect.stringContaining('no applications yet'),
      })
    })

    it('moves nothing twice when it was killed before the file was put aside', async () => {
      await withOutbox(fill, { database: false })
      const backup = join(folder, 'backup')
      await copyFile(applicationsFile(folder), backup)
      await leads(['move'])
      await withOutbox((outbox) => outbox.delivered('waits', 77))
      await copyFile(backup, applicationsFile(folder))
      expect(await leads(['move'])).toMatchObject({
        code: 1,
        stderr: expect.stringContaining('earlier move'),
      })
      await rm(join(folder, 'applications.moved.db'))
      expect((await leads(['move'])).stdout).toMatch(/^0 moved.*\n6 were there already/)
      expect((await withOutbox((outbox) => outbox.show('waits')))?.entry.state).toBe('delivered')
    })

    it('joins leads of a database with another key of digests', async () => {
      // After a rekey, the key of the digests of the file is no longer the one that a new database derives.
      await withOutbox(fill, { database: false })
      await leads(['rekey'], { database: false })
      await withOutbox((outbox) => outbox.add(application('newer'), 1))
      expect((await leads(['move'])).stdout).toMatch(/^6 moved/)
      const again = await withOutbox(async (outbox) => [
        await outbox.add(application('newer'), 9),
        await outbox.add(application('waits'), 9),
        await outbox.add(application('waits', 'Other'), 9),
        await outbox.add(application('erased', 'Other'), 9),
      ])
      expect(again.map(({ state }) => state)).toEqual(['repeated', 'repeated', 'differs', 'repeated'])
    })

    it('moves nothing when the database has other answers under an id', async () => {
      await withOutbox(fill, { database: false })
      await withOutbox((outbox) => outbox.add(application('waits', 'Other'), 1))
      const { code, stderr } = await leads(['move'])
      expect({ code, stderr }).toEqual({
        code: 1,
        stderr: expect.stringContaining('waits with other answers'),
      })
      expect(await withOutbox((outbox) => outbox.list({ limit: 9 }))).toHaveLength(1)
      expect(await readdir(folder)).toContain('applications.db')
    })

    it('refuses while the site has the file open', async () => {
      await withOutbox(fill, { database: false })
      await withOutbox(
        async (site) => {
          expect(await leads(['move'])).toMatchObject({
            code: 1,
            stderr: expect.stringContaining('stop the site'),
          })
          expect(await site.add(application('late'), 1)).toEqual({ state: 'added' })
        },
        { database: false },
      )
    })

    it('needs DATABASE_URL', async () => {
      await withOutbox(fill, { database: false })
      expect(await leads(['move'], { database: false })).toMatchObject({ code: 2 })
    })
  })
})
