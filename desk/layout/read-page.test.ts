import { expect, it } from 'vitest'
import { readPage } from './read-page.ts'

it.each([
  ['', 1],
  ['page=', 1],
  ['page=1', 1],
  ['page=7', 7],
  ['page=+7', 7],
  ['page=07', 7],
  ['page=2.9', 2],
  ['page=0', 1],
  ['page=-3', 1],
  ['page=two', 1],
  ['page=NaN', 1],
  ['page=3&page=9', 3],
  ['Page=3', 1],
  ['page=200', 200],
  ['page=201', 200],
  ['page=1e9', 200],
  ['page=1e308', 200],
  ['page=1e999', 200],
  ['page=Infinity', 200],
  ['page=-Infinity', 1],
  ['page=9007199254740993', 200],
  ['page=%00', 1],
])('reads %s as page %s of 200', (query, page) => {
  expect(readPage(new URLSearchParams(query), 200)).toBe(page)
})

it('leads no database past what it can count, where nobody knows how many there are', () => {
  expect(Number.isSafeInteger(readPage(new URLSearchParams('page=1e308')) * 50)).toBe(true)
})
