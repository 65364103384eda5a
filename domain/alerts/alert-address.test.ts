import { expect, it } from 'vitest'
import { readAddress, recipientKey } from './alert-address.ts'

it.each([
  ['ada@example.com', 'ada@example.com'],
  ['  ada@example.com ', 'ada@example.com'],
  ['Ada.Lovelace@Example.CO.UK', 'Ada.Lovelace@example.co.uk'],
  ['mailto:ada@example.com', 'ada@example.com'],
  ['MAILTO:ada@example.com', 'ada@example.com'],
  ['Ada Lovelace <ada@example.com>', 'ada@example.com'],
  ['"Lovelace, Ada" <ada@example.com> ', 'ada@example.com'],
  ['<ada@example.com>', 'ada@example.com'],
  ['ada@example.com.', 'ada@example.com'],
  ['ada@example.com,', 'ada@example.com'],
  ['ada@example.com;', 'ada@example.com'],
  ['ada+cars@example.com', 'ada+cars@example.com'],
  ["o'brien@example.ie", "o'brien@example.ie"],
  ['a_b-c%d@sub.example.museum', 'a_b-c%d@sub.example.museum'],
  ['1@example.com', '1@example.com'],
  ['ada@xn--bcher-kva.example', 'ada@xn--bcher-kva.example'],
  ['ada@example.xn--p1ai', 'ada@example.xn--p1ai'],
])('reads %j as %s', (typed, address) => {
  expect(readAddress(typed)).toBe(address)
})

it.each([
  '',
  'ada',
  'ada@',
  '@example.com',
  'ada@example',
  'ada at example.com',
  'ada@example,com',
  'ada@@example.com',
  'ada@example..com',
  '.ada@example.com',
  'ada.@example.com',
  'ada@-example.com',
  'ada@example.c',
  'ada@192.168.0.1',
  'ada@[192.168.0.1]',
  'ada@bücher.example',
  'ädä@example.com',
  'ada@example.com, bob@example.com',
  'ada@example.com bob@example.com',
  'ada@example.com\r\nBcc: bob@example.com',
  'ada lovelace@example.com',
  '07700 900456',
  `${'a'.repeat(65)}@example.com`,
  `ada@${'a'.repeat(64)}.com`,
  `ada@${'example.'.repeat(40)}com`,
])('takes %j for no address', (typed) => {
  expect(readAddress(typed)).toBeNull()
})

it.each([
  'ada.lovelace@gmail.com',
  'Ada.Lovelace@Gmail.com',
  'adalovelace@gmail.com',
  'a.d.a.lovelace@gmail.com',
  'ada.lovelace+1@gmail.com',
  'adalovelace+cars+vans@gmail.com',
  'ada.lovelace@googlemail.com',
  'adalovelace+1@GOOGLEMAIL.com',
])('counts mails to %s for one person', (address) => {
  expect(recipientKey(address)).toBe('adalovelace@gmail.com')
})

it('counts other people apart, also those whose name begins with a plus sign', () => {
  const people = [
    'ada@example.com',
    'ada@example.co.uk',
    'bob@example.com',
    '+ada@example.com',
    '+bob@example.com',
  ]
  expect(new Set(people.map(recipientKey)).size).toBe(people.length)
})
