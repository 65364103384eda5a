import { afterEach, describe, expect, it } from 'vitest'
import { type Answer, type FakeLeadService, startFakeLeadService } from './fake-lead-service.ts'
import { createLeadService } from './lead-service.ts'

const application = {
  id: '7b0d9c1e-0000-8000-8000-000000000000',
  acceptedAt: Date.parse('2026-11-22T09:30:00Z'),
  payload: {
    vehicleId: 'v1',
    vehicleDetails: { make: 'Ford', mileage: 12 },
    surname: 'O’Neill',
    employer: '',
  },
}

describe('the client of the lead service', () => {
  let server: FakeLeadService | undefined
  afterEach(async () => {
    await server?.close()
    server = undefined
  })

  async function deliver(
    answer: Answer | Promise<Answer>,
    options: { path?: string; token?: string; timeoutMs?: number; signal?: AbortSignal } = {},
  ) {
    server = await startFakeLeadService(() => answer)
    const { path = '', token = null, timeoutMs = 60_000, signal = new AbortController().signal } = options
    return createLeadService({
      url: server.url + path,
      token,
      timeoutMs,
      publicUrl: 'https://www.pierhead.example',
    }).deliver(application, signal)
  }

  it('posts the payload and the facts of the lead, with the id as key', async () => {
    expect(await deliver({ status: 201 }, { token: 'secret' })).toEqual({ state: 'delivered' })
    expect(server?.calls).toMatchObject([
      {
        method: 'POST',
        path: '/api/finance-application',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': application.id,
          authorization: 'Bearer secret',
        },
      },
    ])
    expect(server?.calls[0]?.body).toEqual({
      ...application.payload,
      reference: '7B0D 9C1E',
      acceptedAt: '2026-11-22T09:30:00.000Z',
      vehicleUrl: 'https://www.pierhead.example/vehicles/v1',
    })
  })

  it('sends no authorisation without a token, and keeps the path of the address', async () => {
    await deliver({ status: 200 }, { path: '/crm' })
    expect(server?.calls[0]?.path).toBe('/crm/api/finance-application')
    expect(server?.calls[0]?.headers.authorization).toBeUndefined()
  })

  it.each([200, 201, 202, 204, 299])('treats %i as delivered', async (status) => {
    expect(await deliver({ status })).toEqual({ state: 'delivered' })
  })

  it.each([400, 422])('treats %i as refused', async (status) => {
    expect(await deliver({ status })).toEqual({ state: 'refused', failure: `HTTP ${status}` })
  })

  it.each([408, 409, 413, 425, 429, 500, 501, 503])('treats %i as a temporary failure', async (status) => {
    expect(await deliver({ status })).toEqual({
      state: 'failed',
      failure: `HTTP ${status}`,
      retryAfterMs: null,
    })
  })

  it.each([301, 302, 303, 304, 307, 308, 401, 403, 404, 405, 406, 410, 411, 415, 451])(
    'treats %i as a fault of the endpoint, and follows no redirect',
    async (status) => {
      expect(await deliver({ status, headers: { location: '/elsewhere' } })).toEqual({
        state: 'unusable',
        failure: `HTTP ${status}`,
        retryAfterMs: null,
      })
      expect(server?.calls).toHaveLength(1)
    },
  )

  it('returns the delay of Retry-After', async () => {
    expect(await deliver({ status: 503, headers: { 'retry-after': '7' } })).toMatchObject({
      retryAfterMs: 7_000,
    })
  })

  it('returns the error code of an unreachable service', async () => {
    await deliver({ status: 200 })
    const url = server?.url ?? ''
    await server?.close()
    const unreachable = createLeadService({ url, token: null, publicUrl: null })
    expect(await unreachable.deliver(application, new AbortController().signal)).toEqual({
      state: 'failed',
      failure: 'ECONNREFUSED',
      retryAfterMs: null,
    })
  })

  it('fails after the timeout of a silent service', async () => {
    const silence = new Promise<Answer>(() => {})
    expect(await deliver(silence, { timeoutMs: 50 })).toMatchObject({ state: 'failed', failure: 'timeout' })
  })

  it('stops when aborted', async () => {
    const silence = new Promise<Answer>(() => {})
    expect(await deliver(silence, { signal: AbortSignal.timeout(50) })).toMatchObject({ state: 'failed' })
  })
})
