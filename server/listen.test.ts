import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { runProcess } from './cli/testing/run-forecourt.ts'
import { listen } from './listen.ts'
import { sample } from './store/contract/sample-stock.ts'
import { openTemporaryFolder } from './store/contract/temporary-folder.ts'
import { stockFile } from './store/data-files.ts'
import { openSqliteStock } from './store/sqlite/stock-store.ts'

it.each([
  [
    'a name that no machine has',
    { host: 'nowhere.invalid', port: 0 },
    /no address nowhere\.invalid\. Set HOST/,
  ],
  ['an address of another machine', { host: '192.0.2.1', port: 0 }, /no address 192\.0\.2\.1\. Set HOST/],
])('%s is an error that says what to set', async (_, place, words) => {
  await expect(listen(fastify(), place)).rejects.toThrow(words)
})

it.skipIf(!existsSync('build/server/index.js'))(
  'a port in use ends a site with a suggestion',
  async ({ onTestFinished }) => {
    const other = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void other.close())
    await once(other, 'listening')
    const port = (other.address() as { port: number }).port
    const folder = await openTemporaryFolder()
    const stock = await openSqliteStock(stockFile(folder))
    await stock.write((writer) => writer.put([sample('v1')]))
    await stock.close()
    const env = { DATA_DIR: folder, PORT: String(port), HOST: '127.0.0.1' }
    const { code, stderr } = await runProcess(['serve'], { env })
    expect(stderr).toContain(`Port ${port} is in use. Choose another, for example PORT=${port + 1}\n`)
    expect([code, stderr]).toEqual([1, expect.not.stringContaining('    at ')])
  },
)
