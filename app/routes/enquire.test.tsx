import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { site } from '#content/site.ts'
import type { Found } from '#domain/stock/store.ts'
import { exampleVan } from '../features/record/example-van.ts'
import { action, ErrorBoundary, loader } from './enquire.tsx'
import { formContext, key } from './testing/form-context.ts'

/** One request to the route, on services that know one vehicle. */
function visit(
  state: Found['state'],
  { kind = 'call', query = `?form=${key}`, retryAfter = null as number | null } = {},
) {
  const { context, submit } = formContext(state, 'enquiries', retryAfter)
  const address = `https://pierhead.example/vehicles/van-1/enquire/${kind}`
  const url = new URL(address + query)
  const args = { params: { id: 'van-1', kind }, context }
  const body = new URLSearchParams({ name: 'Ada', phone: '07700 900456', surname: 'x', idempotencyKey: key })
  const post = new Request(address, { method: 'POST', body })
  return {
    submit,
    load: () =>
      loader({ ...args, request: new Request(url), url } as unknown as Parameters<typeof loader>[0]),
    send: () => action({ ...args, request: post } as unknown as Parameters<typeof action>[0]),
  }
}

describe('the form of an enquiry', () => {
  it('has its key in its address', async () => {
    expect(await visit('listed').load()).toMatchObject({
      kind: 'call',
      idempotencyKey: key,
      vehicle: { id: 'van-1' },
    })
    const redirected = await visit('listed', { query: '?form=chosen' }).load()
    if (!(redirected instanceof Response)) throw new Error('It was not redirected')
    expect(redirected.headers.get('cache-control')).toBe('no-store')
    expect(redirected.headers.get('location')).toMatch(
      /^\/vehicles\/van-1\/enquire\/call\?form=[0-9a-f-]{36}$/,
    )
  })

  it.each([
    ['unknown', 'call', 404],
    ['sold', 'call', 410],
    ['listed', 'test-drive', 404],
  ] as const)('is not offered for a vehicle that is %s and the kind %s', async (state, kind, status) => {
    await expect(visit(state, { kind }).load()).rejects.toMatchObject({ init: { status } })
  })

  it('is not offered when its kind is switched off', async () => {
    const kinds = vi.spyOn(site.enquiries, 'kinds', 'get').mockReturnValue(['viewing'])
    try {
      await expect(visit('listed').load()).rejects.toMatchObject({ init: { status: 404 } })
      await expect(visit('listed').send()).rejects.toMatchObject({ init: { status: 404 } })
      expect(await visit('listed', { kind: 'viewing' }).load()).toMatchObject({ kind: 'viewing' })
    } finally {
      kinds.mockRestore()
    }
  })

  it('is replaced by the way back and a telephone number when its kind is switched off', () => {
    const kinds = vi.spyOn(site.enquiries, 'kinds', 'get').mockReturnValue([])
    const shown = (params: object) => {
      const props = { params, error: { status: 404, statusText: '', internal: false, data: null } }
      return renderToStaticMarkup(
        <ErrorBoundary {...(props as unknown as Parameters<typeof ErrorBoundary>[0])} />,
      )
    }
    try {
      for (const kind of ['call', 'viewing', 'reserve', 'part-exchange'])
        expect(shown({ id: 'van-1', kind })).toMatch(
          new RegExp(`cannot ask for this online.*${site.phone.label}.*href="/vehicles/van-1"`),
        )
      expect(shown({ id: 'van-1', kind: 'call' })).not.toContain('Vehicle not found')
      expect(shown({ id: 'van-1', kind: 'test-drive' })).toContain('There is no page at this address')
      expect(shown({})).toContain('href="/part-exchange"')
    } finally {
      kinds.mockRestore()
    }
  })
})

describe('an enquiry that is sent', () => {
  it('is kept with its kind and vehicle, and answered with its reference', async () => {
    const visitor = visit('listed')
    const { data, init } = await visitor.send()
    expect(visitor.submit).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'call', vehicleId: 'van-1', name: 'Ada', phone: '07700 900456' }),
      { idempotencyKey: key, whenReused: 'keep', honeypot: '', vehicle: exampleVan() },
    )
    expect(data).toMatchObject({ state: 'sent', reference: 'C608 3742', values: { name: 'Ada' } })
    expect(init?.status ?? 200).toBe(200)
    expect(await visitor.load()).toMatchObject({ idempotencyKey: key })
  })

  it('is taken when the vehicle was sold meanwhile', async () => {
    const visitor = visit('sold', { query: '' })
    expect((await visitor.send()).data).toMatchObject({ state: 'sent' })
    expect(await visitor.load()).toMatchObject({ vehicle: { state: 'sold' } })
  })

  it('is refused past the rate limit, with its values and the wait', async () => {
    const visitor = visit('listed', { retryAfter: 452 })
    const { data, init } = await visitor.send()
    expect(data).toMatchObject({
      state: 'failed',
      wait: expect.stringMatching(/^at /),
      values: { name: 'Ada' },
    })
    expect(init?.status).toBe(429)
    expect(visitor.submit).not.toHaveBeenCalled()
  })
})
