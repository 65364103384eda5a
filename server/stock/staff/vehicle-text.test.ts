import { expect, it } from 'vitest'
import { exampleRecord } from '#domain/stock/example-record.ts'
import { overrideInWords } from './vehicle-text.ts'

it('a note takes one line and cannot control the terminal', () => {
  const note = 'Reserved\u001b[2J for\r\nMrs\u009b31m Jones\u202e'
  const record = exampleRecord()
  const fields = { state: 'reserved' } as const
  const text = overrideInWords({ id: 'v', record, fields, note, at: 0, fed: record, isListed: true })
  expect(text.split('\n')).toHaveLength(3)
  expect(text).not.toMatch(/[^\P{C}\n]/u)
  expect(text).toMatch(/ {2}Reserved \[2J for Mrs 31m Jones$/)
})
