import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { command } from './support/command.ts'
import { startSite } from './support/start-site.ts'
import { expect, test } from './support/test.ts'

test('a port in use is reported with a suggestion', async ({ site, demoDataDir }) => {
  const { port } = new URL(site.url)
  const [node, script] = command
  const child = spawn(node, [script, 'serve'], { env: { ...process.env, PORT: port, DATA_DIR: demoDataDir } })
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  expect(said).toContain(`Port ${port} is in use. Choose another, for example PORT=`)
  expect(said).not.toContain('    at ')
  expect(code).toBe(1)
})

test('it stops on SIGTERM, and shows the same stock when it starts again', async ({
  demoDataDir,
  request,
}) => {
  const first = await startSite({ dataDir: demoDataDir })
  const stock = await (await request.get(`${first.url}/api/vehicles?pageSize=5`)).json()
  expect(stock).toHaveLength(5)
  expect(await first.stop('SIGTERM')).toBe(0)
  const second = await startSite({ dataDir: demoDataDir })
  expect(await (await request.get(`${second.url}/api/vehicles?pageSize=5`)).json()).toEqual(stock)
  await second.stop()
})

test('an application refused three times and interrupted by SIGKILL is delivered once', async ({
  demoDataDir,
  leadService,
  request,
}) => {
  const env = { LEAD_SERVICE_URL: leadService.url }
  leadService.answer(503)
  const first = await startSite({ dataDir: demoDataDir, env })
  const [vehicle] = await (await request.get(`${first.url}/api/vehicles?pageSize=1`)).json()
  const data = {
    vehicleId: vehicle._id,
    vehicleDetails: { make: 'Ford', model: 'Focus' },
    firstName: 'Grace',
  }
  const answer = await request.post(`${first.url}/api/finance-application`, { data })
  expect(answer.status()).toBe(201)
  await expect.poll(() => failuresOf(demoDataDir), { timeout: 300_000 }).toBeGreaterThanOrEqual(3)
  await first.stop('SIGKILL')
  leadService.answer(201)
  const second = await startSite({ dataDir: demoDataDir, env })
  const [lead] = await leadService.accepted(1)
  expect(lead?.path).toBe('/api/finance-application')
  expect(lead?.body).toEqual(data)
  const { id } = await answer.json()
  expect(leadService.received.map(({ headers }) => headers['idempotency-key'])).toEqual(
    leadService.received.map(() => id),
  )
  await second.stop()
  expect(leadService.received.filter(({ status }) => status === 201)).toHaveLength(1)
})

/** The only application, as `leads list` shows it. */
async function failuresOf(dataDir: string): Promise<number> {
  const [node, script] = command
  const env = { ...process.env, DATA_DIR: dataDir }
  const { stdout } = await promisify(execFile)(node, [script, 'leads', 'list', '--json'], { env })
  return JSON.parse(stdout)[0]?.failures ?? 0
}
