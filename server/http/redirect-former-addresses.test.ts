import fastify from 'fastify'
import { expect, it } from 'vitest'
import { redirectFormerAddresses } from './redirect-former-addresses.ts'

const redirects = {
  '/stock.php?id=:id': '/vehicles/:id',
  '/list.php?type=van&make=:make': '/van-search?make=:make',
  '/used/:make/:model': '/car-search?make=:make&model=:model',
  '/shop': 'https://shop.example/',
}

it.each([
  ['/stock.php?id=c1', '/vehicles/c1'],
  ['/stock.php?utm_source=x&id=c1', '/vehicles/c1'],
  ['/stock.php?id=a%2F..%2Fb', '/vehicles/a%2F..%2Fb'],
  ['/stock.php?id=%0D%0ASet-Cookie', '/vehicles/%0D%0ASet-Cookie'],
  ['/stock.php?id=%', '/vehicles/%25'],
  ['/stock.php', null],
  ['/list.php?type=van&make=Ford', '/van-search?make=Ford'],
  ['/list.php?type=car&make=Ford', null],
  ['/used/Land%20Rover/Defender', '/car-search?make=Land%20Rover&model=Defender'],
  ['/used/Ford', null],
  ['/shop', 'https://shop.example/'],
  ['//shop', null],
  ['/', null],
])('%s leads to %s', async (from, to) => {
  const app = fastify()
  redirectFormerAddresses(app, redirects)
  app.get('/*', async () => 'a page')
  const { statusCode, headers } = await app.inject(from)
  expect([statusCode, headers.location]).toEqual(to === null ? [200, undefined] : [301, to])
})

it('no shared cache keeps a redirect of a personal address', async () => {
  const app = fastify()
  redirectFormerAddresses(app, redirects)
  const { headers } = await app.inject('/stock.php?id=c1&near=CH1+4LD')
  expect(headers['cache-control']).toBe('private, no-cache')
})
