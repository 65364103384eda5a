import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { addAsks } from '#domain/alerts/alert.ts'
import { loadApplicationKey } from '../store/application-key.ts'
import { sample } from '../store/contract/sample-stock.ts'
import { openTemporaryFolder } from '../store/contract/temporary-folder.ts'
import { openSqliteOutbox } from '../store/sqlite/outbox.ts'
import { openSqliteStock } from '../store/sqlite/stock-store.ts'
import { summarisePlace, summaryText } from './summary.ts'
import { runForecourt } from './testing/run-forecourt.ts'

const applicationKey = Buffer.alloc(32, 3).toString('base64')
const at = (day: string) => Date.parse(`${day}T12:00:00Z`)
const now = at('2026-11-22')
const payload = { vehicleId: 'v1', vehicleDetails: {}, surname: 'Quillfeather' }

async function openDealer() {
  const folder = await openTemporaryFolder()
  const stock = await openSqliteStock(join(folder, 'stock.db'))
  await stock.write(async (writer) => {
    const since = at('2026-10-01')
    const old = { dateOnForecourt: '2026-08-14' }
    await writer.put([sample('old', old), sample('cheaper', old), sample('gone', old)], since)
    await writer.put([sample('cheaper', { ...old, price: 9_000 })], at('2026-11-18'))
    await writer.put([sample('new', { dateOnForecourt: '2026-11-20', make: 'Kia' })], at('2026-11-20'))
    await writer.put([sample('gone', { ...old, lifecycleState: 'SOLD' })], at('2026-11-21'))
    // The first file of a dealer takes the demo's vehicles away: that is no sale.
    const demo = sample('demo', old)
    await writer.put(
      [
        {
          ...demo,
          record: { ...demo.record, vehicle: { ...demo.record.vehicle, vin: '0DEM0000000000001' } },
        },
      ],
      since,
    )
  })
  await stock.write((writer) => writer.remove('demo'))
  await stock.close()
  return folder
}

async function addLeads(folder: string) {
  const outbox = await openSqliteOutbox(
    join(folder, 'applications.db'),
    await loadApplicationKey(folder, applicationKey),
  )
  await outbox.add({ id: 'before', payload }, at('2026-11-15'))
  await outbox.add({ id: 'waits', payload }, at('2026-11-16'))
  await outbox.add({ id: 'done', payload }, at('2026-11-20'))
  await outbox.delivered('done', at('2026-11-20'))
  const ka = { kind: 'search', type: 'car', query: 'make=Ford&model=Ka', words: 'Ford Ka' } as const
  const kia = { ...ka, query: 'make=Kia', words: 'Kia' }
  for (const [address, asks] of [
    ['quill@example.com', [kia, ka]],
    ['feather@example.com', [ka]],
  ] as const)
    await outbox.alerts.keep(address, (former) => ({
      subscription: addAsks(former, { address, asks }, now).subscription,
      dueAt: null,
    }))
  const searches = [{ path: '/car-search?make=Lexus', words: 'Lexus cars for sale', asked: 3 }]
  await outbox.missed.add('2026-11-20', { searches, others: 2 }, '2026-09-01')
  await outbox.close()
}

describe('the summary', () => {
  it('has the leads, the movements and the stock of the last week', async () => {
    const folder = await openDealer()
    await addLeads(folder)
    const summary = await summarisePlace(
      { dataDir: folder, databaseUrl: null, applicationKey },
      { weeks: 1, now },
    )
    expect(summary).toMatchObject({
      from: '2026-11-16',
      to: '2026-11-22',
      stock: {
        vehicles: 3,
        arrived: 1,
        medianDays: 100,
        ages: [{ vehicles: 1 }, { vehicles: 0 }, { vehicles: 0 }, { vehicles: 2 }],
        longestStanding: [{ days: 100 }, {}, { id: 'new' }],
      },
      movements: { left: 1, reduced: 1, raised: 0, otherPriceChanges: 0 },
      leads: { application: { waiting: 1, delivered: 1, rejected: 0, erased: 0 } },
      askedFor: [{ id: 'v1', leads: 2, isListed: false }],
      waitedFor: [
        { words: 'Ford Ka', buyers: 2 },
        { words: 'Kia', buyers: 1 },
      ],
    })
    expect(JSON.stringify(summary)).not.toMatch(/quill|feather/i)
    expect(summaryText(summary)).toMatch(/Waited for by email now\n +2 +Ford Ka\n +1 +Kia\n/)
    expect(summaryText(summary)).toMatch(
      /Searched for and not found\n +3 +Lexus cars for sale\n +2 +Other searches\n/,
    )
    const twoWeeks = await summarisePlace(
      { dataDir: folder, databaseUrl: null, applicationKey },
      { weeks: 2, now },
    )
    expect(twoWeeks.leads?.application?.waiting).toBe(2)
  })

  it('is a plain table, with a line for each kind of lead', async () => {
    const folder = await openDealer()
    const summary = await summarisePlace(
      { dataDir: folder, databaseUrl: null, applicationKey },
      { weeks: 1, now },
    )
    const counts = { waiting: 0, delivered: 12, rejected: 1, erased: 0 }
    const text = summaryText({ ...summary, leads: { viewing: counts, application: counts } })
    expect(text).toContain('Summary of 16 November 2026 to 22 November 2026')
    expect(text).toContain(
      [
        '  Kind         All  Waiting  Delivered  Rejected  Erased undelivered',
        '  application   13        0         12         1                   0',
        '  viewing       13        0         12         1                   0',
      ].join('\n'),
    )
    expect(text).toMatch(/Sold or removed +1\n +Prices reduced +1\n/)
    expect(text).toMatch(/Median: 100\n +Up to 30 days +1\n +31 to 60 days +0\n.*\n +Over 90 days +2\n/)
    expect(text).toMatch(/Ford +2 +0 +0 +0 +0 +2\n +Kia +1 /)
  })

  it('says which emails and leads were not delivered, and why, and nothing where all were', async () => {
    const folder = await openDealer()
    const place = { dataDir: folder, databaseUrl: null, applicationKey }
    const summary = await summarisePlace(place, { weeks: 1, now })
    const none = { waiting: 0, rejected: 0, oldestWaiting: null, failing: 0, failure: null }
    const undelivered = {
      applications: none,
      enquiries: { ...none, waiting: 4, oldestWaiting: 1 },
      email: none,
    }
    expect(summaryText({ ...summary, undelivered })).not.toContain('Not delivered')
    const email = { ...none, waiting: 3, rejected: 1, failing: 2, failure: 'SMTP 451' }
    expect(summaryText({ ...summary, undelivered: { ...undelivered, email } })).toMatch(
      /Not delivered: see leads list\n +Destination .*\n +Emails to you +2 +1 +SMTP 451\n/,
    )
  })

  it('prints JSON, creates no file of applications, and refuses a wrong number of weeks', async () => {
    const folder = await openDealer()
    const run = (...args: string[]) =>
      runForecourt(['summary', ...args], { cwd: folder, env: { DATA_DIR: folder } })
    const { code, stdout } = await run('--json', '--weeks', '4')
    expect(code).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({ stock: { vehicles: 3 }, leads: null })
    const wrong = await run('--weeks', '0')
    expect([wrong.code, wrong.stderr]).toEqual([2, expect.stringContaining('whole number')])
  })
})
