import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from './testing/open-test-app.ts'
import { sendAndWait } from './testing/send-raw.ts'

let folder: string
let site: TestApp
let port: number
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-files-'))
  const clientDir = join(folder, 'client')
  const mediaDir = join(folder, 'media')
  await mkdir(join(clientDir, 'assets'), { recursive: true })
  await mkdir(join(mediaDir, 'demo'), { recursive: true })
  await mkdir(join(mediaDir, 'photos', 'a1'), { recursive: true })
  await writeFile(join(mediaDir, 'photos', 'a1', 'w800.webp'), 'a photo')
  await writeFile(join(clientDir, 'assets', 'root-a1b2.css'), `.a{}${' '.repeat(2000)}`)
  await writeFile(join(clientDir, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await writeFile(join(mediaDir, 'demo', 'car.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await writeFile(join(folder, 'applications.db'), 'not for visitors')
  site = await openTestApp({ clientDir, mediaDir, limits: { requestsPerMinute: 1 } })
  await site.app.listen({ port: 0, host: '127.0.0.1' })
  port = (site.app.server.address() as AddressInfo).port
})
afterAll(async () => {
  await site.close()
  await rm(folder, { recursive: true, force: true })
})

const get = (url: string, headers = {}) => site.app.inject({ url, headers })

describe('files', () => {
  it('with a hash in their name are cached for a year', async () => {
    const { statusCode, headers } = await get('/assets/root-a1b2.css', { 'accept-encoding': 'br' })
    expect(statusCode).toBe(200)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['content-encoding']).toBe('br')
  })

  it('at the root of the site are served', async () => {
    const { statusCode, headers } = await get('/favicon.svg')
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml'])
  })

  it('of the demo are served with a policy that allows no script', async () => {
    const { statusCode, headers } = await get('/media/demo/car.svg')
    expect(statusCode).toBe(200)
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['content-security-policy']).toContain('sandbox')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['cache-control']).toBe('public, max-age=86400')
  })

  it('of the dealer’s photos are cached for a year', async () => {
    const { statusCode, headers } = await get('/media/photos/a1/w800.webp')
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp'])
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    // Mail programs show it in a document of their own.
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
    expect((await get('/media/photos/a1/w900.webp')).statusCode).toBe(404)
  })

  it.each([
    '/media/../applications.db',
    '/media/%2e%2e/applications.db',
    '/media/..%2fapplications.db',
    '/assets/..%2f..%2fapplications.db',
    '/media/..%5capplications.db',
    '/media//../../applications.db',
    '/media/%252e%252e/applications.db',
    '/assets/../../applications.db',
    '/media/demo/../../applications.db',
  ])('outside their folders are not served: %s', async (url) => {
    // As raw bytes, because a client would resolve the dots.
    const answer = await sendAndWait(
      port,
      `GET ${url} HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n\r\n`,
    )
    expect(answer).toMatch(/^HTTP\/1\.1 404 /)
    expect(answer).not.toContain('not for visitors')
  })

  it.each(['/media/', '/media/demo/', '/media/demo', '/assets/', '/assets/.hidden'])(
    'are not listed: %s is 404',
    async (url) => {
      expect((await get(url)).statusCode).toBe(404)
    },
  )

  it.each(['bytes=0-3', 'bytes=99999-', 'bytes=5-2', 'bytes=0-1,2-3', `bytes=${'0-,'.repeat(500)}0-`])(
    'ignore Range headers: %.20s',
    async (range) => {
      const { statusCode, headers, body } = await get('/assets/root-a1b2.css', { range })
      expect([statusCode, body.length]).toEqual([200, 2004])
      expect([headers['content-range'], headers['accept-ranges']]).toEqual([undefined, undefined])
    },
  )

  it.each([
    [{ 'if-none-match': '"other", *' }, 200],
    [{ 'if-none-match': '*' }, 304],
    [{ 'if-match': '"other"' }, 412],
    [{ 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' }, 412],
  ])('are conditional: %o answers %i', async (headers, status) => {
    expect((await get('/assets/root-a1b2.css', headers)).statusCode).toBe(status)
  })

  it('that are missing answer 404, and are exempt from the rate limit', async () => {
    for (let count = 0; count < 5; count++) expect((await get('/assets/gone.js')).statusCode).toBe(404)
  })
})
