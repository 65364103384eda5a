import { expect, it } from 'vitest'
import { exampleRecord } from './example-record.ts'
import { parseRecord } from './parse-record.ts'
import { boughtCheck } from './public-record.ts'

const rules = { now: new Date('2026-11-28T12:00:00Z') }

const whole = {
  provider: 'HPI',
  result: 'No finance, not stolen',
  date: '2026-11-20',
  href: 'https://hpi.example/1',
}
const { href: _, ...withoutLink } = whole

it.each<[unknown, object | null, string[]]>([
  [whole, whole, []],
  [withoutLink, withoutLink, []],
  [{ ...whole, href: '' }, withoutLink, []],
  [{ ...whole, date: null }, { provider: 'HPI', result: whole.result, href: whole.href }, []],
  [{ ...whole, date: '20/11/2026' }, whole, []],
  [undefined, null, []],
  [null, null, []],
  [{}, null, []],
  [{ provider: '', result: null }, null, []],
  [{ ...whole, provider: undefined }, null, ['historyCheck.provider']],
  [{ ...whole, provider: '  ' }, null, ['historyCheck.provider']],
  [{ result: 'Clear' }, null, ['historyCheck.provider']],
  [{ provider: 'HPI' }, null, ['historyCheck.result']],
  [{ provider: 'HPI', report: 'confidential' }, null, ['historyCheck.result']],
  [{ date: '2026-11-20' }, null, ['historyCheck.provider', 'historyCheck.result']],
  [{ href: 'https://hpi.example/1' }, null, ['historyCheck.provider', 'historyCheck.result']],
  [{ clear: true }, null, ['historyCheck.provider', 'historyCheck.result']],
  [{ ...whole, href: 'http://hpi.example/1' }, withoutLink, ['historyCheck.href']],
  [{ ...whole, href: 'hpi.example/1' }, withoutLink, ['historyCheck.href']],
  [{ ...whole, href: 'javascript:alert(1)' }, withoutLink, ['historyCheck.href']],
  [
    { ...whole, date: 'soon' },
    { provider: 'HPI', result: whole.result, href: whole.href },
    ['historyCheck.date'],
  ],
  ['HPI clear', null, ['historyCheck']],
  [true, null, ['historyCheck']],
  [[whole], null, ['historyCheck']],
])('shows a check that the dealer has bought, or says why not: %j', (historyCheck, shown, warned) => {
  const parsed = parseRecord({ ...exampleRecord(), historyCheck }, rules)
  expect(parsed.ok && boughtCheck(parsed.record)).toEqual(shown)
  expect(parsed.ok && parsed.warnings.map(({ field }) => field)).toEqual(warned)
})
