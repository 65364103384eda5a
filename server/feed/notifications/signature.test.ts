import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { isSignedBy, sign, toleranceMs } from './signature.ts'

const body = Buffer.from('{"id":"e1","description":"£9,995 – café"}')
const nowMs = 1_795_000_000_000
const verify = (header: unknown, changes: { body?: Buffer; nowMs?: number; secret?: string } = {}) =>
  isSignedBy(changes.secret ?? 'secret', { header, body, nowMs, ...changes })

describe('a signature', () => {
  it('is the HMAC of time, dot and body', () => {
    const hex = createHmac('sha256', 'secret').update(`1795000000.${body}`).digest('hex')
    expect(sign(body, 'secret', nowMs)).toBe(`t=1795000000,v1=${hex}`)
    expect(verify(`t=1795000000,v1=${hex}`)).toBe(true)
    expect(verify(`v1=${hex.toUpperCase()}, t=1795000000`)).toBe(true)
  })

  it('fails for another body, secret or time', () => {
    const header = sign(body, 'secret', nowMs)
    expect(verify(header, { body: Buffer.concat([body, Buffer.from(' ')]) })).toBe(false)
    expect(verify(header, { secret: 'Secret' })).toBe(false)
    expect(verify(header.replace('t=1795000000', 't=1795000001'))).toBe(false)
  })

  it.each([
    ['old', -toleranceMs - 1000, false],
    ['from a clock that runs late', -toleranceMs, true],
    ['from a clock that runs early', toleranceMs, true],
    ['from the future', toleranceMs + 1000, false],
  ])('%s (%i ms): %s', (_, shiftMs, expected) => {
    expect(verify(sign(body, 'secret', nowMs + shiftMs))).toBe(expected)
  })

  it('may be sent beside one of another secret, while the secret is being changed', () => {
    const other = sign(body, 'other', nowMs).split(',')[1]
    expect(verify(`${sign(body, 'secret', nowMs)},${other}`)).toBe(true)
    expect(verify(`t=1795000000,${other}`)).toBe(false)
  })

  it.each([
    [undefined],
    [''],
    ['t=1795000000'],
    ['t=1795000000,v1='],
    ['t=1795000000,v1=00'],
    [`t=NaN,v1=${'0'.repeat(64)}`],
    [['t=1795000000', `v1=${'0'.repeat(64)}`]],
  ])('cannot be %j', (header) => {
    expect(verify(header)).toBe(false)
  })
})
