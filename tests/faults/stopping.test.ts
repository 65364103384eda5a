import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { createTemporaryFolder } from '#server/store/contract/temporary-folder.ts'
import { stockFile } from '#server/store/data-files.ts'
import { openSqliteStock } from '#server/store/sqlite/stock-store.ts'
import { command as forecourt } from '../e2e/support/command.ts'
import { applicationHead, body, isClosed, prepareStop } from './support/stopping-site.ts'

const [node, bin] = forecourt

describe('a site that is told to stop before it has answered', () => {
  it('exits with 0', async ({ onTestFinished }) => {
    const { folder: dataDir, dispose } = await createTemporaryFolder()
    onTestFinished(dispose)
    await (await openSqliteStock(stockFile(dataDir))).close()
    const importing = new DatabaseSync(stockFile(dataDir))
    onTestFinished(() => importing.close())
    importing.exec('BEGIN IMMEDIATE')
    const site = spawn(node, [bin, 'serve'], {
      env: { ...process.env, DATA_DIR: dataDir, PORT: '0' },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const ended = once(site, 'exit')
    onTestFinished(() => void site.kill('SIGKILL'))
    for await (const line of createInterface({ input: site.stderr }))
      if (line.startsWith('Another process is filling the stock')) break
    site.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
  })
})

// The site is what `npm run build` made; `npm test` does so first. stopping.long.test.ts has every kind of connection.
describe.skipIf(!existsSync('build/server/index.js'))('a site that receives a stop signal', () => {
  it('accepts an application of which half had arrived, with Connection: close', async (context) => {
    const { start, send, applications } = await prepareStop(context)
    const { port, signal, exitCode } = await start()
    const socket = await send(port, applicationHead + body.slice(0, 20))
    signal('SIGTERM')
    await isClosed(port)
    socket.write(body.slice(20))
    const answer = await text(socket)
    expect(answer).toMatch(/^HTTP\/1\.1 201 /)
    expect(answer.toLowerCase()).toContain('\r\nconnection: close\r\n')
    expect(await exitCode).toBe(0)
    const { id } = JSON.parse(/\{.*\}/.exec(answer)?.[0] ?? '')
    expect((await applications()).ids).toEqual([id])
  })
})
