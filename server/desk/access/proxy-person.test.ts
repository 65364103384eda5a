import { describe, expect, it } from 'vitest'
import { personOfProxy, readPerson } from './proxy-person.ts'

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
    expect(readPerson(text)).toBe(name)
  })
})

describe('a proxy that names people', () => {
  const secret = 's'.repeat(40)
  const proxy = { origin: 'https://desk.example', userHeader: 'x-user', secret }

  it('is believed with its secret', () => {
    expect(personOfProxy({ 'x-user': 'Ann', 'x-desk-secret': secret }, proxy)).toBe('Ann')
  })

  it.each([
    [{ 'x-user': 'Ann' }],
    [{ 'x-user': 'Ann', 'x-desk-secret': '' }],
    [{ 'x-user': 'Ann', 'x-desk-secret': `${secret}s` }],
    [{ 'x-user': 'Ann', 'x-desk-secret': secret.slice(1) }],
    [{ 'x-desk-secret': secret }],
    [{ 'x-user': '', 'x-desk-secret': secret }],
  ])('is not believed with %o', (headers) => {
    expect(personOfProxy(headers, proxy)).toBeNull()
  })

  it('is nobody where none is set', () => {
    expect(personOfProxy({ 'x-user': 'Ann', 'x-desk-secret': secret }, null)).toBeNull()
  })
})
