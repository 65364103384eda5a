import { describe, expect, it } from 'vitest'
import type { Found } from '#domain/stock/store.ts'
import { action, loader } from './apply.tsx'
import { formContext, key } from './testing/form-context.ts'

const address = 'https://pierhead.example/vehicles/van-1/apply'

/** One request to the route, on services that know one vehicle. */
function visit(
  state: Found['state'],
  { url = `${address}?form=${key}`, retryAfter = null as number | null } = {},
) {
  const { context, submit } = formContext(state, 'applications', retryAfter)
  const body = new URLSearchParams({ surname: 'Lovelace', idempotencyKey: key })
  const args = { params: { id: 'van-1' }, context }
  return {
    submit,
    load: () =>
      loader({ ...args, request: new Request(url), url: new URL(url) } as unknown as Parameters<
        typeof loader
      >[0]),
    send: () =>
      action({
        ...args,
        request: new Request(url, { method: 'POST', body }),
        url: new URL(url),
      } as unknown as Parameters<typeof action>[0]),
  }
}

describe('the form of an application', () => {
  it('has its key in its address', async () => {
    expect(await visit('listed').load()).toMatchObject({ idempotencyKey: key, vehicle: { id: 'van-1' } })
  })

  it('has the type of the vehicle, for the tabs of the header', async () => {
    expect(await visit('listed').load()).toMatchObject({ vehicle: { type: 'van' } })
  })

  it.each([address, `${address}?form=`, `${address}?form=chosen`])(
    'is redirected to an address with a key from %s',
    async (url) => {
      const locations = await Promise.all(
        [0, 1].map(async () => {
          const answer = await visit('listed', { url }).load()
          if (!(answer instanceof Response)) throw new Error('It was not redirected')
          expect(answer.status).toBe(302)
          return answer.headers.get('location')
        }),
      )
      for (const location of locations)
        expect(location).toMatch(/^\/vehicles\/van-1\/apply\?form=[0-9a-f-]{36}$/)
      expect(new Set(locations).size).toBe(2)
    },
  )

  it.each([
    ['unknown', 404],
    ['sold', 410],
  ] as const)('is not offered for a vehicle that is %s', async (state, status) => {
    await expect(visit(state).load()).rejects.toMatchObject({ init: { status } })
  })
})

describe('an application that is sent', () => {
  it('is answered with its reference and what was sent', async () => {
    const { data, init } = await visit('listed').send()
    expect(data).toMatchObject({
      state: 'sent',
      sent: { reference: 'C608 3742', values: { surname: 'Lovelace' } },
    })
    expect(init?.status ?? 200).toBe(200)
  })

  it('has the finance of its address, unless that is the specified estimate', async () => {
    const sentWith = async (query: string) => {
      const visitor = visit('listed', { url: `${address}?form=${key}${query}` })
      await visitor.send()
      return (visitor.submit.mock.calls as unknown[][])[0]?.[0]
    }
    expect(await sentWith('&deposit=1500&term=48')).toMatchObject({
      surname: 'Lovelace',
      finance: { product: 'hp', deposit: 1_500, term: 48 },
    })
    expect(await sentWith('')).not.toHaveProperty('finance')
    expect(await sentWith('&deposit=0&term=60')).not.toHaveProperty('finance')
    // Nothing is left to finance.
    expect(await sentWith('&deposit=900000')).not.toHaveProperty('finance')
  })

  it('is confirmed even when the vehicle was sold meanwhile', async () => {
    const visitor = visit('sold', { url: address })
    expect((await visitor.send()).data).toMatchObject({ state: 'sent' })
    expect(await visitor.load()).toMatchObject({ idempotencyKey: key, vehicle: { id: 'van-1' } })
  })
  it('is refused past the rate limit, with its values and the wait', async () => {
    const visitor = visit('listed', { retryAfter: 452 })
    const { data, init } = await visitor.send()
    expect(data).toMatchObject({
      state: 'failed',
      failure: { wait: expect.stringMatching(/^at .+, in about 8 minutes$/) },
      values: { surname: 'Lovelace' },
    })
    expect(init?.status).toBe(429)
    expect(visitor.submit).not.toHaveBeenCalled()
  })
})
