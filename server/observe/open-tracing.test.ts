import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { openTestApp } from '../http/testing/open-test-app.ts'
import { stockRecord } from '../http/testing/stock-record.ts'
import { startFakeLeadService } from '../leads/fake-lead-service.ts'
import { createObserver } from '../observe/observer.ts'
import { openTracing } from './open-tracing.ts'
import { type FakeCollector, startFakeCollector } from './testing/fake-collector.ts'

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
const caller = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' }
const traceparent = `00-${caller.traceId}-${caller.spanId}-01`
const application = { vehicleId: 'c1', vehicleDetails: { make: 'Ford' }, surname: 'Quillfeather' }

async function open(endpoint: string, trustProxy: false | number = 1) {
  log.warn.mockClear()
  const leads = await startFakeLeadService(() => ({ status: 201 }))
  const tracing = openTracing({ endpoint, log, batchMs: 10 })
  const site = await openTestApp({
    stock: [stockRecord({ id: 'c1' })],
    env: { LEAD_SERVICE_URL: leads.url },
    observer: createObserver(null, tracing),
    trustProxy,
    publicUrl: 'http://pierhead.example',
  })
  site.composition.startWorking()
  onTestFinished(async () => {
    await site.close()
    await leads.close()
    await tracing.stop()
  })
  return { app: site.app, leads, tracing }
}

const patience = { timeout: 300_000 }

async function collector(options?: { silent: boolean }): Promise<FakeCollector> {
  const started = await startFakeCollector(options)
  onTestFinished(started.close)
  return started
}

describe('traces', () => {
  it("continue a trusted caller's trace through search and store, and to the lead service", async () => {
    const { url, spans } = await collector()
    const { app, leads } = await open(url)
    await app.inject({ url: '/api/vehicles/search/car?make=Ford', headers: { traceparent } })
    const post = { method: 'POST', url: '/api/finance-application', payload: application } as const
    expect((await app.inject({ ...post, headers: { traceparent } })).statusCode).toBe(201)
    await vi.waitFor(() => expect(leads.calls).toHaveLength(1), patience)
    await vi.waitFor(
      () => expect(spans().map(({ name }) => name)).toContain('deliver to applications'),
      patience,
    )

    const found = spans()
    const named = (name: string) => found.find((span) => span.name === name)
    const request = named('GET /api/vehicles/search/:type')
    const search = named('search searchBytes')
    expect(request).toMatchObject({ traceId: caller.traceId, parentSpanId: caller.spanId })
    expect(search).toMatchObject({ traceId: caller.traceId, parentSpanId: request?.spanId })
    expect(named('stock findMany')).toMatchObject({ parentSpanId: search?.spanId })

    const posted = named('POST /api/finance-application')
    const delivery = named('deliver to applications')
    expect(named('outbox add')).toMatchObject({ traceId: caller.traceId, parentSpanId: posted?.spanId })
    expect(delivery).toMatchObject({ traceId: caller.traceId, parentSpanId: posted?.spanId })
    expect(leads.calls[0]?.headers.traceparent).toBe(`00-${caller.traceId}-${delivery?.spanId}-01`)
  })

  it('begin anew for a visitor who sends a traceparent', async () => {
    const { url, spans } = await collector()
    const { app } = await open(url, false)
    await app.inject({ url: '/cars', headers: { traceparent } })
    await vi.waitFor(() => expect(spans()).not.toEqual([]), patience)
    expect(JSON.stringify(spans())).not.toContain(caller.traceId)
  })

  it('that the caller does not sample are not sent, and passed on as such', async () => {
    const { url, bodies } = await collector()
    const { app, leads, tracing } = await open(url)
    const notSampled = traceparent.replace(/01$/, '00')
    const post = { method: 'POST', url: '/api/finance-application', payload: application } as const
    await app.inject({ ...post, headers: { traceparent: notSampled } })
    await vi.waitFor(() => expect(leads.calls).toHaveLength(1), patience)
    expect(leads.calls[0]?.headers.traceparent).toMatch(new RegExp(`^00-${caller.traceId}-[\\da-f]{16}-00$`))
    // It sends what it still has.
    await tracing.stop()
    expect(bodies).toEqual([])
  })
})

describe('a collector that is away', () => {
  async function closedPort(): Promise<string> {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    await new Promise((resolve) => server.close(resolve))
    return `http://127.0.0.1:${port}`
  }

  it('fails no request and drops what it cannot keep', async () => {
    const { app, tracing } = await open(await closedPort())
    const statuses = new Set<number>()
    for (let sent = 0; sent < 200; sent++) statuses.add((await app.inject(`/cars?page=${sent}`)).statusCode)
    expect([...statuses]).toEqual([200])
    for (let span = 0; span < 5_000; span++) tracing.startRequest(undefined).end({ failed: false })
    await tracing.stop()
  })

  it('or never answers fails no request and delays no stop', async () => {
    const { url, bodies, unanswered } = await collector({ silent: true })
    const { app, tracing } = await open(url)
    for (let sent = 0; sent < 20; sent++)
      expect((await app.inject(`/cars?page=${sent}`)).statusCode).toBe(200)
    await vi.waitFor(() => expect(bodies).not.toEqual([]), patience)
    expect((await app.inject('/cars')).statusCode).toBe(200)
    await tracing.stop()
    expect(unanswered()).toBeGreaterThan(0)
  })

  it('is logged once', async () => {
    const { app } = await open(await closedPort())
    await app.inject('/cars')
    await vi.waitFor(() => expect(log.warn).toHaveBeenCalledTimes(1), patience)
    expect(log.warn.mock.calls[0]?.[0]).toContain('OTEL_EXPORTER_OTLP_ENDPOINT')
  })
})
