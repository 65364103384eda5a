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
  it('posts the body and the key, and returns the id of the response', async () => {
    const { sending, asked } = await sendTo(() => Response.json({ id: 'c6083742' }, { status: 201 }))
    expect(sending).toEqual({ state: 'accepted', id: 'c6083742' })
    const [url, init] = asked.mock.calls[0] ?? []
    expect(url).toBe('/api/finance-application')
    expect(init).toMatchObject({ method: 'POST', body })
    expect(new Headers(init?.headers).get('idempotency-key')).toBe('key-1')
  })

  it('returns the answers to correct', async () => {
    const faults = [{ path: 'employer', message: 'must be at most 200 characters' }]
    const { sending } = await sendTo(() => Response.json({ faults }, { status: 422 }))
    expect(sending).toEqual({
      state: 'failed',
      failure: {
        ...unexplained,
        faults: [{ field: 'employer', words: 'Employer: must be at most 200 characters' }],
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
    ['names no id', true, () => Response.json({}, { status: 201 })],
    ['ends early', true, () => new Response('{"id":"c60', { status: 201 })],
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

  it('names no field in a fault of the whole form', () => {
    expect(describeFaults([{ path: '', message: 'is too large' }])).toEqual([
      { field: '', words: 'is too large' },
    ])
  })
})
