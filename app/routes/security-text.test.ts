import { expect, it } from 'vitest'
import { site } from '#content/site.ts'
import { loader } from './security-text.ts'

it('says where to report a weakness, until a year after the address was last checked', async () => {
  const url = new URL('https://pierhead.example/.well-known/security.txt')
  const answer = loader({ url } as Parameters<typeof loader>[0])
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const fields = (await answer.text()).trim().split('\n')
  expect(fields).toEqual([
    `Contact: ${site.security.contact}`,
    expect.stringMatching(/^Expires: \d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    'Preferred-Languages: en',
    `Canonical: ${url.href}`,
  ])
  const lifetime = Date.parse(fields[1]?.slice(9) ?? '') - Date.parse(site.security.checkedOn)
  expect(lifetime / 86_400_000).toBe(365)
  expect(site.security.contact).toMatch(/^(mailto:[^@\s]+@[^@\s]+|tel:\+\d+|https:\/\/\S+)$/)
})
