import { afterEach, describe, expect, it, vi } from 'vitest'
import { describeFaults, sendApplication, unexplained } from './send-application.ts'

const body = '{"surname":"Lovelace"}'
afterEach(() => {
  vi.unstubAllGlobals()
})

async function sendTo(answer: () => Response) {
  const asked = vi.fn(async (_url: string, _init: RequestInit) => answer())
  vi.stubGlobal('fetch', asked)
  return { sending: await sendApplication(body, 'key-1'), asked }
}

describe('sending an application', () => {
  it('posts the body and the key, and returns the id and the status page of the response', async () => {
    const answer = { id: 'c6083742', statusPath: '/application-status?of=x' }
    const { sending, asked } = await sendTo(() => Response.json(answer, { status: 201 }))
    expect(sending).toEqual({ state: 'accepted', ...answer })
    const [url, init] = asked.mock.calls[0] ?? []
    expect(url).toBe('/api/finance-application')
    expect(init).toMatchObject({ method: 'POST', body })
    expect(new Headers(init?.headers).get('idempotency-key')).toBe('key-1')
  })

  it('returns the answers to correct', async () => {
    const faults = [{ path: 'employer', message: 'must be one line of text' }]
    const { sending } = await sendTo(() => Response.json({ faults }, { status: 422 }))
    expect(sending).toEqual({
      state: 'failed',
      failure: {
        ...unexplained,
        faults: [{ field: 'employer', words: 'Employer: must be one line of text' }],
      },
    })
  })

  it('returns the wait of Retry-After for any body', async () => {
    const init = { status: 429, headers: { 'retry-after': '452' } }
    const { sending } = await sendTo(() => new Response('<h1>Too many</h1>', init))
    expect(sending).toMatchObject({
      state: 'failed',
      failure: { wait: expect.stringMatching(/^at .+, in about 8 minutes$/) },
    })
  })

  it.each([
    ['is no JSON', false, () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['asks to wait and not how long', false, () => new Response(null, { status: 429 })],
    [
      'never comes',
      true,
      () => {
        throw new TypeError('network')
      },
    ],
  ])('fails without details when the answer %s', async (_what, unanswered, answer) => {
    expect((await sendTo(answer)).sending).toEqual({
      state: 'failed',
      failure: { ...unexplained, unanswered },
    })
  })

  it.each([
    ['200 with a page', () => new Response('<h1>Thank you</h1>')],
    ['201 without an id', () => Response.json({}, { status: 201 })],
    ['201 with null', () => Response.json(null, { status: 201 })],
    ['201 with an id that is no text', () => Response.json({ id: 7 }, { status: 201 })],
    ['201 that ends early', () => new Response('{"id":"c60', { status: 201 })],
    ['202 with faults', () => Response.json({ faults: 'none' }, { status: 202 })],
    ['204', () => new Response(null, { status: 204 })],
    ['299', () => new Response('', { status: 299 })],
  ])('is accepted by a status from 200 to 299, whatever the body: %s', async (_what, answer) => {
    expect((await sendTo(answer)).sending).toEqual({ state: 'accepted', id: null, statusPath: null })
  })

  it.each([300, 304, 400, 404, 500])('fails with a %i that has an id', async (status) => {
    const body = status === 304 ? null : '{"id":"c6083742"}'
    expect((await sendTo(() => new Response(body, { status }))).sending).toMatchObject({ state: 'failed' })
  })

  it('says that answers are too long for the server to take', async () => {
    const { sending } = await sendTo(() => new Response(null, { status: 413 }))
    expect(sending).toMatchObject({ failure: { faults: [{ words: expect.stringMatching(/too long/) }] } })
  })

  it('names no field in a fault of the whole form', () => {
    expect(describeFaults([{ path: '', message: 'is too large' }])).toEqual([
      { field: '', words: 'is too large' },
    ])
  })
})
