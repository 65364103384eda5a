import { expect, it } from 'vitest'
import { readForm } from './submit-form.ts'

const url = 'https://pierhead.example/vehicles/1/apply'

function post(body: BodyInit | null, type?: string): Request {
  const request = new Request(url, { method: 'POST', body })
  if (type === undefined) return request
  request.headers.set('content-type', type)
  return request
}

it('reads what a form sends, in both encodings', async () => {
  const form = new FormData()
  form.set('firstName', 'Zoë')
  for (const body of [form, new URLSearchParams({ firstName: 'Zoë' })])
    expect((await readForm(post(body))).form?.get('firstName')).toBe('Zoë')
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
