import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from './testing/open-test-app.ts'

let folder: string
let site: TestApp
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-files-'))
  const clientDir = join(folder, 'client')
  const mediaDir = join(folder, 'media')
  await mkdir(join(clientDir, 'assets'), { recursive: true })
  await mkdir(join(mediaDir, 'demo'), { recursive: true })
  await writeFile(join(clientDir, 'assets', 'root-a1b2.css'), `.a{}${' '.repeat(2000)}`)
  await writeFile(join(clientDir, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await writeFile(join(mediaDir, 'demo', 'car.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await writeFile(join(folder, 'applications.db'), 'not for visitors')
  site = await openTestApp({ clientDir, mediaDir, limits: { requestsPerMinute: 1 } })
})
afterAll(async () => {
  await site.close()
  await rm(folder, { recursive: true, force: true })
})

const get = (url: string, headers = {}) => site.app.inject({ url, headers })

describe('files', () => {
  it('named by their content are kept for a year', async () => {
    const { statusCode, headers } = await get('/assets/root-a1b2.css', { 'accept-encoding': 'br' })
    expect(statusCode).toBe(200)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['content-encoding']).toBe('br')
  })

  it('of the root of the site are found beside the pages', async () => {
    const { statusCode, headers } = await get('/favicon.svg')
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml'])
  })

  it('of the demo are pictures that may do no more than draw themselves', async () => {
    const { statusCode, headers } = await get('/media/demo/car.svg')
    expect(statusCode).toBe(200)
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['content-security-policy']).toContain('sandbox')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['cache-control']).toBe('public, max-age=86400')
  })

  it.each([
    '/media/../applications.db',
    '/media/%2e%2e/applications.db',
    '/media/..%2fapplications.db',
    '/assets/..%2f..%2fapplications.db',
  ])('outside their folders stay there: %s', async (url) => {
    expect((await get(url)).body).not.toContain('not for visitors')
  })

  it('that are missing answer 404, and none counts against the rate of pages', async () => {
    for (let count = 0; count < 5; count++) expect((await get('/assets/gone.js')).statusCode).toBe(404)
  })
})
