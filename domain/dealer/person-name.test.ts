import { describe, expect, it } from 'vitest'
import { readPersonName } from './person-name.ts'

describe('the name of who works at the desk', () => {
  it.each([
    ['Ann Smith', 'Ann Smith'],
    ['  AS ', 'AS'],
    ['Zoë O’Neill-Brown', 'Zoë O’Neill-Brown'],
    ["Pat O'Neill", "Pat O'Neill"],
    ['Łukasz', 'Łukasz'],
    ['ann@dealer.example', 'ann@dealer.example'],
    ['J. R. Smith, Sales', 'J. R. Smith, Sales'],
    ['Ann\tSmith', 'Ann Smith'],
    ['', null],
    [' ', null],
    ['---', null],
    ['Ann\u202eSmith', null],
    ['<b>Ann</b>', null],
    ['Ann"}', null],
    ['a'.repeat(61), null],
  ])('%j is %j', (text, name) => {
    expect(readPersonName(text)).toBe(name)
  })
})
