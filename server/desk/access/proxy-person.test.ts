import { describe, expect, it } from 'vitest'
import { personOfProxy } from './proxy-person.ts'

describe('a proxy that names people', () => {
  const secret = 's'.repeat(40)
  const proxy = { origin: 'https://desk.example', userHeader: 'x-user', secret }

  it('is believed with its secret', () => {
    expect(personOfProxy({ 'x-user': ['Ann'], 'x-desk-secret': [secret] }, proxy)).toBe('Ann')
  })

  it.each([
    [{ 'x-user': ['Ann'] }],
    [{ 'x-user': ['Ann'], 'x-desk-secret': [''] }],
    [{ 'x-user': ['Ann'], 'x-desk-secret': [`${secret}s`] }],
    [{ 'x-user': ['Ann'], 'x-desk-secret': [secret.slice(1)] }],
    [{ 'x-desk-secret': [secret] }],
    [{ 'x-user': [''], 'x-desk-secret': [secret] }],
    [{ 'x-user': ['Eve', 'Ann'], 'x-desk-secret': [secret] }],
    [{ 'x-user': ['Ann'], 'x-desk-secret': ['x', secret] }],
  ])('is not believed with %o', (headers) => {
    expect(personOfProxy(headers, proxy)).toBeNull()
  })

  it('is nobody where none is set', () => {
    expect(personOfProxy({ 'x-user': ['Ann'], 'x-desk-secret': [secret] }, null)).toBeNull()
  })
})
