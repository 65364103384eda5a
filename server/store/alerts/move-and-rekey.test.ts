import { join } from 'node:path'
import { expect, it } from 'vitest'
import { addAsks } from '#domain/alerts/alert.ts'
import { openTemporaryFolder } from '../contract/temporary-folder.ts'
import { rekeyLeads } from '../outbox/rekey-leads.ts'
import { openPostgresOutbox } from '../postgres/outbox.ts'
import { takeOverLeads } from '../postgres/take-over-leads.ts'
import { openTestDatabase } from '../postgres/testing/test-database.ts'
import { leadsAlone } from '../sqlite/lead-file.ts'
import { moveLeadsOut } from '../sqlite/move-leads-out.ts'
import { openSqliteOutbox } from '../sqlite/outbox.ts'

const nothing = async () => undefined
const ask = { kind: 'search', type: 'car', query: 'make=Ford', words: 'Ford cars for sale' } as const

it('takes alerts along when the key changes, and when the leads move to PostgreSQL', async () => {
  const folder = await openTemporaryFolder()
  const file = join(folder, 'applications.db')
  const [from, key] = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)]
  const outbox = await openSqliteOutbox(file, from)
  const address = 'ada@example.com'
  const { id, subscription } = await outbox.alerts.keep(address, (former) => ({
    subscription: addAsks(former, { address, asks: [ask] }, 7).subscription,
    dueAt: 9,
  }))
  const link = await outbox.alerts.sealLink('what was asked')
  await outbox.close()

  await rekeyLeads(leadsAlone(file), { from, to: key, keepKey: nothing, adoptKey: nothing })
  const rekeyed = await openSqliteOutbox(file, key)
  expect(await rekeyed.alerts.findOf(address)).toMatchObject({ id, subscription, dueAt: 9 })
  expect(await rekeyed.alerts.openLink(link)).toBe('what was asked')
  await rekeyed.close()

  const url = await openTestDatabase()
  const movedTo = join(folder, 'applications.moved.db')
  await moveLeadsOut(file, { key, movedTo, take: (leads) => takeOverLeads(url, leads) })
  const applicationKey = Buffer.from(key).toString('base64')
  const moved = await openPostgresOutbox(url, { dataDir: folder, applicationKey })
  expect(await moved.alerts.findOf('Ada@example.com')).toMatchObject({ id, subscription, dueAt: 9 })
  expect(await moved.alerts.openLink(link)).toBe('what was asked')
  await moved.close()
})
