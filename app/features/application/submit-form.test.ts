import { describe, expect, it } from 'vitest'
import type { Applications } from '#app/services.ts'
import { createKey, isKey } from './idempotency-key.ts'
import { readForm, submitForm } from './submit-form.ts'

const url = 'https://pierhead.example/vehicles/1/apply'

function post(body: BodyInit | null, type?: string): Request {
  const request = new Request(url, { method: 'POST', body })
  if (type === undefined) return request
  request.headers.set('content-type', type)
  return request
}

describe('reading a posted form', () => {
  it('reads both encodings', async () => {
    const form = new FormData()
    form.set('firstName', 'Zoë')
    for (const body of [form, new URLSearchParams({ firstName: 'Zoë' })])
      expect((await readForm(post(body))).form?.get('firstName')).toBe('Zoë')
  })

  it('keeps the key of the form, and gives a new one in place of what is none', async () => {
    const keyOf = async (idempotencyKey: string) => {
      const read = await readForm(post(new URLSearchParams({ idempotencyKey })))
      return read.form === null ? null : read.idempotencyKey
    }
    const key = createKey()
    expect(await keyOf(key)).toBe(key)
    expect(await keyOf('a b')).toSatisfy((made) => isKey(made) && made !== 'a b')
  })
})

describe('submitting a form', () => {
  const id = 'c6083742-203d-8200-a3cf-2038ba650b5b'
  type Submission = Awaited<ReturnType<Applications['submit']>>

  function submit(submission: Submission, retryAfterSeconds: number | null = null) {
    const form = new FormData()
    form.set('surname', 'Lovelace')
    const vehicle = { vehicleId: 'van-1', vehicleDetails: {} }
    return submitForm(
      { submit: async () => submission },
      { vehicle, form, idempotencyKey: 'k', retryAfterSeconds },
    )
  }

  it('returns the reference and what was sent', async () => {
    const statusPath = '/application-status?of=x'
    expect(await submit({ state: 'accepted', id, statusPath })).toMatchObject({
      state: 'sent',
      sent: { reference: 'C608 3742', statusPath, values: { surname: 'Lovelace' } },
    })
  })

  it('describes invalid answers in the words of the form', async () => {
    const faults = [{ path: 'employer', message: 'must be one line of text' }]
    expect(await submit({ state: 'invalid', faults })).toMatchObject({
      reason: 'invalid',
      failure: {
        faults: [{ field: 'employer', words: 'Employer: must be one line of text' }],
        wait: null,
      },
      values: { surname: 'Lovelace' },
    })
  })

  it('returns the values when the application could not be written', async () => {
    expect(await submit({ state: 'unavailable' })).toMatchObject({
      reason: 'unavailable',
      failure: { faults: [], wait: null },
      values: { surname: 'Lovelace' },
    })
  })

  it('submits nothing while the client is rate-limited', async () => {
    expect(await submit({ state: 'accepted', id }, 452)).toMatchObject({
      reason: 'rate-limited',
      failure: { wait: expect.stringMatching(/in about 8 minutes$/) },
    })
  })
})
