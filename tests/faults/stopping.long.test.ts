import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { startFakeLeadService } from '#server/leads/fake-lead-service.ts'
import { expectBuilt } from '../support/expect-built.ts'
import { applicationHead, body, headOf, isClosed, prepareStop } from './support/stopping-site.ts'

const taskScript = fileURLToPath(new URL('../../scripts/task.mjs', import.meta.url))

// The site is what `npm run build` made; `npm test` does so first. Most of the time these tests wait for a deadline.
const isBuilt = existsSync('build/server/index.js')

// A dozen sites at a time, most of which wait for a deadline of theirs.
describe.skipIf(!isBuilt).concurrent('a site that receives a stop signal', { timeout: 180_000 }, () => {
  const connections = [
    { name: 'that has had an answer and waits', sent: headOf('GET /healthz HTTP/1.1') },
    { name: 'that was never used', sent: '' },
    { name: 'with half of the headers', sent: 'POST /api/finance-application HTTP/1.1\r\nHost: 127.' },
    { name: 'with half of the body', sent: applicationHead + body.slice(0, 20) },
  ]
  it.for(connections)('exits with 0 while there is a connection $name', async ({ sent }, context) => {
    const { start, send, applications } = await prepareStop(context)
    const { port, signal, exitCode } = await start()
    const socket = await send(port, sent)
    const received = text(socket).catch(() => '')
    signal('SIGTERM')
    expect(await exitCode).toBe(0)
    // Node answers 408 to a request that is incomplete after a minute: stopping ended the connection before that.
    expect(await received).not.toContain(' 408 ')
    expect((await applications()).ids).toEqual([])
  })

  it.for(['SIGINT', 'SIGTERM'] as const)('ends with 0 on %s to npm start', async (name, context) => {
    expectBuilt()
    const { start, send } = await prepareStop(context)
    const { port, signal, exitCode } = await start({ args: [taskScript, 'start'] })
    await send(port, headOf('GET /healthz HTTP/1.1'))
    signal(name)
    expect(await exitCode).toBe(0)
    await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow()
  })

  it('answers a request of which half of the headers had arrived', async (context) => {
    const { start, send } = await prepareStop(context)
    const { port, signal, exitCode } = await start()
    const head = headOf('GET /api/vehicles/v1 HTTP/1.1')
    const socket = await send(port, head.slice(0, 30))
    signal('SIGTERM')
    await isClosed(port)
    socket.write(head.slice(30))
    const answer = await text(socket)
    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
    expect(answer.toLowerCase()).toContain('\r\nconnection: close\r\n')
    expect(await exitCode).toBe(0)
  })

  it('finishes a download, and aborts one that the client does not read', async (context) => {
    const { dataDir, start, send } = await prepareStop(context)
    const size = 30_000_000
    await mkdir(join(dataDir, 'media'), { recursive: true })
    await writeFile(join(dataDir, 'media', 'large.bin'), Buffer.alloc(size, 1))
    const { port, signal, exitCode } = await start()
    const get = headOf('GET /media/large.bin HTTP/1.1')
    const [read, unread] = [await send(port, get), await send(port, get)]
    signal('SIGTERM')
    await isClosed(port)
    expect((await buffer(read)).length).toBeGreaterThan(size)
    expect(await exitCode).toBe(0)
    expect((await buffer(unread)).length).toBeLessThan(size)
  })

  it('releases an application that the lead service has not answered', async (context) => {
    const { start, send, applications } = await prepareStop(context)
    const service = await startFakeLeadService(() => new Promise(() => {}))
    context.onTestFinished(() => service.close())
    const { port, signal, exitCode } = await start({ env: { LEAD_SERVICE_URL: service.url } })
    const socket = await send(port, applicationHead + body)
    while (service.calls.length === 0) await sleep(20)
    signal('SIGTERM')
    const answer = await text(socket)
    expect(answer).toMatch(/^HTTP\/1\.1 201 /)
    expect(await exitCode).toBe(0)
    const { ids, free } = await applications()
    expect([ids.length, free]).toEqual([1, ids])
  })

  it('frees its port at once, while it still finishes', async (context) => {
    const { start, send } = await prepareStop(context)
    const first = await start()
    await send(first.port, applicationHead + body.slice(0, 20))
    first.signal('SIGTERM')
    await isClosed(first.port)
    const second = await start({ port: first.port })
    expect((await fetch(`http://127.0.0.1:${first.port}/readyz`)).status).toBe(200)
    second.signal('SIGTERM')
    expect(await Promise.all([first.exitCode, second.exitCode])).toEqual([0, 0])
  })

  it('ends at once on a second signal', async (context) => {
    const { start, send } = await prepareStop(context)
    const { port, signal, exitCode } = await start()
    await send(port, applicationHead + body.slice(0, 20))
    signal('SIGTERM')
    await isClosed(port)
    // npm and the terminal may both deliver a signal: a second one within a second is ignored.
    await sleep(1_500)
    signal('SIGTERM')
    expect(await exitCode).toBe(1)
  })
})
