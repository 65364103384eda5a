import { expect, it } from 'vitest'
import { detectFormat } from './feed-format.ts'

it.each([
  ['{"results":[{"a":1}]}', 'envelope'],
  ['{\n  "results": [', 'envelope'],
  ['{"totalResults": 2, "results": [{"a"', 'envelope'],
  ['\uFEFF  [ {"a":1}', 'array'],
  ['{"a":1}\n{"b":2}\n', 'ndjson'],
  ['{"a":1}', 'ndjson'],
  ['{"a":oops}\n{"b":2}\n', 'ndjson'],
  ['make,model\nFord,Fiesta', 'csv'],
  ['"make";"model"', 'csv'],
])('a feed that begins %j is %s', (head, format) => {
  expect(detectFormat(Buffer.from(head))).toBe(format)
})
