import { expect, it } from 'vitest'
import { acceptedEncodings } from './accept-encoding.ts'

it.each([
  [undefined, ['identity']],
  ['', ['identity']],
  ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
  ['gzip', ['gzip', 'identity']],
  ['GZIP;Q=0.5 , Br ; q=0.4', ['gzip', 'br', 'identity']],
  ['br;q=1, gzip;q=1, identity;q=1', ['br', 'gzip', 'identity']],
  ['identity, br;q=0.5', ['identity', 'br']],
  ['br;q=0, gzip', ['gzip', 'identity']],
  ['br;q=0.000, *', ['gzip', 'identity']],
  ['*', ['br', 'gzip', 'identity']],
  ['*;q=0', ['identity']],
  ['identity;q=0', ['identity']],
  ['gzip, identity;q=0', ['gzip']],
  ['*;q=0, gzip', ['gzip']],
  ['x-gzip', ['gzip', 'identity']],
  ['deflate, zstd', ['identity']],
  ['br;q=nonsense, gzip', ['gzip', 'identity']],
  [`gzip, ${'x'.repeat(500)}`, ['gzip', 'identity']],
])('Accept-Encoding "%.40s" accepts %j', (header, expected) => {
  expect(acceptedEncodings(header)).toEqual(expected)
  expect(acceptedEncodings(header)).toEqual(expected)
})
