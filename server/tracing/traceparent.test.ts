import { describe, expect, it } from 'vitest'
import { formatTraceparent, parseTraceparent } from './traceparent.ts'

const traceId = '0af7651916cd43dd8448eb211c80319c'
const spanId = 'b7ad6b7169203331'

describe('the header traceparent', () => {
  it.each([
    [`00-${traceId}-${spanId}-01`, true],
    [`00-${traceId}-${spanId}-00`, false],
    [`01-${traceId}-${spanId}-03-what-a-later-version-adds`, true],
  ])('%s names a span', (header, isSampled) => {
    expect(parseTraceparent(header)).toEqual({ traceId, spanId, isSampled })
  })

  it.each([
    undefined,
    '',
    'ada@example.com',
    `00-${traceId}-${spanId}`,
    `00-${traceId}-${spanId}-01-more`,
    `ff-${traceId}-${spanId}-01`,
    `00-${traceId.toUpperCase()}-${spanId}-01`,
    `00-${'0'.repeat(32)}-${spanId}-01`,
    `00-${traceId}-${'0'.repeat(16)}-01`,
  ])('%s names none', (header) => {
    expect(parseTraceparent(header)).toBeNull()
  })

  it('is written as it is read', () => {
    const header = `00-${traceId}-${spanId}-01`
    expect(formatTraceparent(parseTraceparent(header) ?? { traceId: '', spanId: '', isSampled: false })).toBe(
      header,
    )
  })
})
