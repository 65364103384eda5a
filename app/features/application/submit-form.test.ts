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

  it.each([
    ['JSON', '{}', 'application/json'],
    ['text', 'firstName=Zoë', 'text/plain'],
    ['a type that only begins like a form', 'a=b', 'application/x-www-form-urlencoded-2'],
    ['no type', null, undefined],
  ])('answers 415 to %s', async (_what, body, type) => {
    expect(await readForm(post(body, type))).toEqual({ form: null, status: 415 })
  })

  it.each([
    ['no boundary', 'x', 'multipart/form-data'],
    ['no end', '--a\r\nContent-Disposition: form-data; name="x"\r\n\r\ny', 'multipart/form-data; boundary=a'],
    ['a part without a name', '--a\r\n\r\ny\r\n--a--', 'multipart/form-data; boundary=a'],
  ])('answers 400 to a multipart body with %s', async (_what, body, type) => {
    expect(await readForm(post(body, type))).toEqual({ form: null, status: 400 })
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
    expect(await submit({ state: 'accepted', id })).toMatchObject({
      state: 'sent',
      sent: { reference: 'C608 3742', values: { surname: 'Lovelace' } },
    })
  })

  it('describes invalid answers in the words of the form', async () => {
    const faults = [{ path: 'employer', message: 'must be at most 200 characters' }]
    expect(await submit({ state: 'invalid', faults })).toMatchObject({
      reason: 'invalid',
      failure: {
        faults: [{ field: 'employer', words: 'Employer: must be at most 200 characters' }],
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
