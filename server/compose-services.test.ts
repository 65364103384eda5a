import { join } from 'node:path'
import { pino } from 'pino'
import { expect, it, onTestFinished } from 'vitest'
import { prepareServices } from './compose-services.ts'
import { readConfig } from './config.ts'
import { createApp } from './http/create-app.ts'
import { openTemporaryFolder } from './store/contract/temporary-folder.ts'

it('serves before the index is loaded, and answers from it afterwards', async () => {
  const folder = await openTemporaryFolder()
  const logger = pino({ level: 'silent' })
  const { services, ...composition } = await prepareServices(readConfig({ DATA_DIR: folder }), logger)
  const app = await createApp(services, {
    logger,
    pages: async (_request, { stock }) => new Response(String(stock.count('car'))),
    clientDir: null,
    mediaDir: join(folder, 'media'),
    publicUrl: null,
    trustProxy: false,
    release: 'test',
    readiness: composition.readiness,
    notifications: composition.notifications,
  })
  onTestFinished(async () => {
    await app.close()
    await composition.close()
  })
  const statuses = () =>
    Promise.all(
      ['/healthz', '/readyz', '/', '/api/vehicles'].map(async (url) => (await app.inject(url)).statusCode),
    )
  expect(services.stock()).toBeNull()
  expect(await statuses()).toEqual([200, 503, 503, 503])
  await composition.open()
  expect(await statuses()).toEqual([200, 200, 200, 200])
})
