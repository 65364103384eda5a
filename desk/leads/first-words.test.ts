import { expect, it } from 'vitest'
import { replyLinks } from './first-words.ts'

const linksOf = (phone: string) =>
  replyLinks(
    { name: 'Zoë', phone, email: 'a+b@example.com', vehicle: 'Ford Focus', reference: 'C608 3742' },
    'Pierhead',
    'Ann',
  )

it.each([
  ['07700 900456', '447700900456'],
  ['+44 7700 900456', '447700900456'],
  ['0044 7700 900456', '447700900456'],
  ['+44 (0)7700 900456', '447700900456'],
  ['7700900456', '447700900456'],
  ['07700900456 after 6', null],
  ['0151 496 0123', null],
  ['+353 85 123 4567', '353851234567'],
  ['ask my wife', null],
  ['', null],
])('a customer who gave the phone %j is on WhatsApp at %j', (phone, number) => {
  expect(linksOf(phone).whatsApp?.match(/wa\.me\/(\d+)/)?.[1] ?? null).toBe(number)
})

it('begins an email with a first text, to the address as it is', () => {
  const { email } = linksOf('')
  const { pathname, searchParams } = new URL(email ?? '')
  expect(decodeURIComponent(pathname)).toBe('a+b@example.com')
  expect(searchParams.get('subject')).toBe('Pierhead: C608 3742')
  expect(searchParams.get('body')).toContain(
    'Hello Zoë,\n\nThank you for contacting Pierhead about the Ford Focus.',
  )
})
