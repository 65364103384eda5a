import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ContactLinks } from './ContactLinks.tsx'

const pageUrl = 'https://pierhead.example/vehicles/1'

it('calls, emails and messages about the vehicle and its page, with any characters', () => {
  const markup = renderToStaticMarkup(<ContactLinks name="Land Rover Range Rover & more" pageUrl={pageUrl} />)
  const links = [...markup.matchAll(/href="([^"]*)"/g)].map(([, to = '']) => to.replaceAll('&amp;', '&'))
  const [phone = '', message = '', email = ''] = links
  expect(phone).toMatch(/^tel:\+\d+$/)
  expect(message).toMatch(/^https:\/\/wa\.me\/\d+\?text=/)
  expect(new URL(message).searchParams.get('text')).toContain('Range Rover & more')
  expect(email).toMatch(/^mailto:[^?]+\?subject=/)
  expect(new URL(email).searchParams.get('subject')).toBe('Your Land Rover Range Rover & more')
  expect(new URL(email).searchParams.get('body')).toContain(pageUrl)
})
