import { beforeEach, describe, expect, it } from 'vitest'
import { addAsks } from '#domain/alerts/alert.ts'
import type { Outbox } from '#domain/leads/outbox.ts'
import { openTemporaryFolder } from '../store/contract/temporary-folder.ts'
import { openOutbox } from '../store/open-outbox.ts'
import { summarisePlace } from './summary.ts'
import { runForecourt } from './testing/run-forecourt.ts'

const phones = { waits: '+44 7700 900456', delivered: '07700 900999', rejected: '07700 900999' }

describe('forecourt leads erase', () => {
  let folder: string
  beforeEach(async () => {
    folder = await openTemporaryFolder()
    await withOutbox(async (outbox) => {
      const at = Date.parse('2026-03-01T09:00:00Z')
      for (const [index, [id, phone]] of Object.entries(phones).entries()) {
        const name = { firstName: 'Ada', surname: 'Quillfeather' }
        const payload = { vehicleId: 'v1', vehicleDetails: {}, ...name, phone }
        await outbox.add({ id, payload }, at + index * 86_400_000)
      }
      await outbox.delivered('delivered', at)
      await outbox.rejected('rejected', 'HTTP 422', at)
    })
  })

  async function withOutbox<T>(work: (outbox: Outbox) => Promise<T>): Promise<T> {
    const outbox = await openOutbox({ dataDir: folder, applicationKey: null, databaseUrl: null })
    try {
      return await work(outbox)
    } finally {
      await outbox.close()
    }
  }
  const kept = () =>
    withOutbox(async (outbox) => {
      const found = await Promise.all(Object.keys(phones).map((id) => outbox.show(id)))
      return found.filter((each) => each?.lead).map((each) => each?.entry.id)
    })

  const leads = (args: string[]) => runForecourt(['leads', ...args], { env: { DATA_DIR: folder } })

  it('erases by telephone number, however it is written, and lists what it has found', async () => {
    const { code, stdout, stderr } = await leads(['erase', '--phone', '(07700) 900-456', '--yes'])
    expect({ code, stdout }).toEqual({ code: 0, stdout: '1 erased: 1 waiting\n' })
    expect(stderr).toMatch(/^waits +application +waiting +2026-03-01/)
    expect(await kept()).toEqual(['delivered', 'rejected'])
  })

  it('erases the email alert of an address, which find shows first', async () => {
    const ask = { kind: 'search', type: 'car', query: 'make=Ford', words: 'Ford cars for sale' } as const
    await withOutbox(async ({ alerts }) => {
      await alerts.keep('ada@example.com', (former) => ({
        subscription: addAsks(former, { address: 'ada@example.com', asks: [ask] }, 0).subscription,
        dueAt: null,
      }))
    })
    const found = await leads(['find', '--email', 'Ada@example.com'])
    expect(found).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('New matches: Ford cars for sale'),
    })
    expect(await leads(['erase', '--email', 'Ada@example.com', '--yes'])).toMatchObject({
      code: 0,
      stdout: '0 erased\nThe email alert of this address is erased\n',
    })
    expect(await withOutbox(({ alerts }) => alerts.findOf('ada@example.com'))).toBeNull()
    expect((await leads(['find', '--email', 'Ada@example.com'])).code).toBe(1)
  })

  it('erases by the words of a name', async () => {
    expect((await leads(['erase', '--name', 'Ada Lovelace', '--yes'])).stdout).toContain('nothing to erase')
    expect(await leads(['erase', '--name', 'quillfeather ada', '--yes'])).toMatchObject({
      code: 0,
      stdout: '3 erased: 1 waiting, 1 delivered, 1 rejected\n',
    })
    expect(await kept()).toEqual([])
  })

  it('lists an erased lead as delivered when it was delivered, and counts it so in the summary', async () => {
    await leads(['erase', 'waits', 'delivered', '--yes'])
    const { stdout } = await leads(['list'])
    expect(stdout).toMatch(/^waits +application +erased +2026-03-01 09:00$/m)
    expect(stdout).toMatch(/^delivered +application +delivered +2026-03-02 09:00 +answers erased$/m)
    const states = JSON.parse((await leads(['list', '--json'])).stdout)
    expect(states).toMatchObject([
      { id: 'waits', state: 'erased', isErased: true },
      { id: 'delivered', state: 'delivered', isErased: true },
      { id: 'rejected', state: 'rejected', isErased: false },
    ])
    const now = Date.parse('2026-03-03T12:00:00Z')
    const { leads: counts } = await summarisePlace(
      { dataDir: folder, databaseUrl: null, applicationKey: null },
      { weeks: 1, now },
    )
    expect(counts).toEqual({ application: { waiting: 0, delivered: 1, rejected: 1, erased: 1 } })
  })
})
