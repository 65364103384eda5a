import { describe, expect, it } from 'vitest'
import { contactLinksFor } from './ContactLinks.tsx'

const pageUrl = 'https://pierhead.example/vehicles/1'

describe('the contact links of a vehicle', () => {
  const links = contactLinksFor({ name: 'Land Rover Range Rover & more', pageUrl })

  it('call, email and message', () => {
    expect(links.phone.to).toMatch(/^tel:\+\d+$/)
    expect(links.email.to).toMatch(/^mailto:[^?]+\?subject=/)
    expect(links.message.to).toMatch(/^https:\/\/wa\.me\/\d+\?text=/)
  })

  it('name the vehicle and its page, with any characters', () => {
    const email = new URL(links.email.to)
    expect(email.searchParams.get('subject')).toBe('Your Land Rover Range Rover & more')
    expect(email.searchParams.get('body')).toContain(pageUrl)
    expect(new URL(links.message.to).searchParams.get('text')).toContain('Range Rover & more')
  })
})
