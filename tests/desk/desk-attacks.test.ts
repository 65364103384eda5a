import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staff } from '#server/dealer/load.ts'
import { type Desk, startDesk } from '../e2e/support/start-desk.ts'

const secret = 's'.repeat(40)
let dataDir: string
let desk: Desk

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'forecourt-desk-'))
  desk = await startDesk(dataDir, {
    HOST: '0.0.0.0',
    PUBLIC_URL: 'https://cars.example',
    DESK_ORIGIN: 'https://desk.example',
    DESK_USER_HEADER: 'X-User',
    DESK_PROXY_SECRET: secret,
  })
})

afterAll(async () => {
  await desk?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

interface Asked {
  method?: string
  headers?: Record<string, string>
  body?: string
  /** In place of the path, as a proxy is asked. */
  target?: string
}

/** Not by `fetch`, which sets Host and Origin itself. */
function ask(path: string, { method = 'GET', headers = {}, body, target = path }: Asked = {}) {
  return new Promise<{ status: number; cookie: string | undefined; text: string }>((resolve, reject) => {
    const asked = request(desk.url + path, { method, headers, path: target }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part) => parts.push(part))
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          cookie: answer.headers['set-cookie']?.[0],
          text: Buffer.concat(parts).toString(),
        }),
      )
    })
    asked.on('error', reject)
    asked.end(body)
  })
}

const form = { 'content-type': 'application/x-www-form-urlencoded' }
const pathOf = (link: string) => new URL(link).pathname

describe('the desk', () => {
  it('listens on loopback only, whatever HOST says', async () => {
    const port = new URL(desk.url).port
    const { stdout } = await promisify(execFile)('ss', ['-Hltn', `sport = :${port}`])
    const listening = stdout.trim().split('\n')
    expect(listening[0]).toContain(`127.0.0.1:${port}`)
    for (const line of listening) expect(line).toMatch(new RegExp(`(?:127\\.0\\.0\\.1|\\[::1\\]):${port} `))
    if (
      Object.values(networkInterfaces())
        .flat()
        .some((each) => each?.address === '::1')
    ) {
      const { status } = await fetch(`http://[::1]:${port}/`)
      expect([listening.length, status]).toEqual([2, 403])
    }
  })

  it('answers an odd id of a file or a lead, and logs nothing of it', async () => {
    const { origin } = new URL(desk.url)
    const sent = { method: 'POST', headers: { ...form, origin }, body: 'person=Ann' }
    const cookie = (await ask(pathOf(desk.link()), sent)).cookie?.split(';')[0] ?? ''
    for (const id of ['%0d%0aX-Zebedee:%20x', '%2F%2Fevil.example', '%E2%80%AEZebedee', '..%2f..'])
      for (const path of [`/files/${id}`, `/leads/${id}`]) {
        const asked = { method: 'POST', headers: { ...form, origin, cookie }, body: 'act=choose' }
        expect((await ask(path, asked)).status, path).toBeLessThan(500)
      }
    expect((await ask('/leads?page=1e308', { headers: { cookie } })).status).toBe(200)
    expect(desk.log.join('\n')).not.toContain('Zebedee')
  })

  it('refuses what is no request of a page, and logs no address of it', async () => {
    const address = `${desk.url}/leads/find?q=Zebedee`
    expect((await ask('/', { target: address })).status).toBe(400)
    expect((await ask('/', { target: 'http://cars.example/?q=Zebedee' })).status).toBe(400)
    expect((await ask('/', { method: 'TRACE', headers: { origin: desk.url } })).status).toBe(400)
    expect((await ask('//')).status).toBeLessThan(500)
    for (const type of ['text/plain', 'application/json', 'multipart/form-data; boundary=x'])
      expect(
        (
          await ask('/leads/find', {
            method: 'POST',
            body: '{"q":"Zebedee"}',
            headers: { 'content-type': type, origin: desk.url },
          })
        ).status,
      ).toBe(415)
    expect(desk.log.join('\n')).not.toContain('Zebedee')
  })

  it('shows nothing to who has not come in', async () => {
    for (const path of [
      '/',
      '/leads',
      '/leads/x',
      '/leads.data',
      '/_.data',
      '/watch',
      '/health',
      '/assets/../server/index.js',
    ]) {
      const { status, text } = await ask(path)
      expect([403, 404], path).toContain(status)
      expect(text).not.toContain('Not answered yet')
    }
  })

  it.each<[string, Record<string, string>]>([
    ['a name of another site that leads here', { host: 'evil.example' }],
    ['a page of another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['a page on another port', { 'sec-fetch-site': 'same-site' }],
  ])('refuses %s, before anything is used up', async (_who, headers) => {
    const path = pathOf(desk.link())
    const { origin: own } = new URL(desk.url)
    const sent = { method: 'POST', body: 'person=Eve', headers: { ...form, origin: own, ...headers } }
    expect((await ask(path, sent)).status).toBe(403)
    expect((await ask(path, { method: 'POST', body: 'person=Eve', headers: form })).status).toBe(403)
    expect((await ask(path, { ...sent, headers: { ...form, origin: own } })).cookie).toContain('HttpOnly')
  })

  it('answers who has come in, also to what is no form and no page', async () => {
    const { origin } = new URL(desk.url)
    const entered = { method: 'POST', body: 'person=Ann', headers: { ...form, origin } }
    const [cookie = ''] = (await ask(pathOf(desk.link()), entered)).cookie?.split(';') ?? []
    for (const path of [
      '/leads/x',
      '/leads/find',
      '/person',
      '/stock/add',
      '/stock/prices',
      '/files',
      '/files/upload',
    ])
      for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])
        for (const type of ['', 'text/plain', 'application/json', 'multipart/form-data']) {
          const { status } = await ask(path, {
            method,
            headers: { cookie, origin, ...(type && { 'content-type': type }) },
          })
          expect(status, `${method} ${path} ${type}`).toBeLessThan(500)
          if (method !== 'POST') expect(status).toBe(405)
        }
    expect(desk.log.join('\n')).not.toContain('"level":50')
  })

  it('opens once by a link, and by nothing that is guessed', async () => {
    const path = pathOf(desk.link())
    const { origin } = new URL(desk.url)
    const sent = { method: 'POST', body: 'person=Ann', headers: { ...form, origin } }
    const [first, second] = await Promise.all([ask(path, sent), ask(path, sent)])
    const cookies = [first.cookie, second.cookie].filter((cookie) => cookie !== undefined)
    expect(cookies).toHaveLength(1)
    expect(cookies[0]).toMatch(/^desk-\d+=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/)
    expect((await ask(path)).status).toBe(410)
    const [name = ''] = await readdir(join(dataDir, 'desk-links')).then((names) => [...names, 'x'])
    for (const token of ['x', 'A'.repeat(32), name, '..%2f..%2fstock.db', '%00'])
      expect((await ask(`/open/${token}`, sent)).cookie, token).toBeUndefined()
    const cookie = cookies[0]?.split(';')[0] ?? ''
    expect((await ask('/', { headers: { cookie } })).text).toContain('Everybody has been answered')
    for (const forged of [`${cookie}x`, cookie.slice(0, -1), cookie.replace(/=.*/, '=')])
      expect((await ask('/', { headers: { cookie: forged } })).status).toBe(403)
  })

  it('believes a header that names a person with the proxy’s secret only', async () => {
    const host = 'desk.example'
    expect((await ask('/', { headers: { host, 'x-user': 'Ann' } })).status).toBe(403)
    expect(
      (await ask('/', { headers: { host, 'x-user': 'Ann', 'x-desk-secret': 'x'.repeat(40) } })).status,
    ).toBe(403)
    const { status, text } = await ask('/', { headers: { host, 'x-user': 'Ann', 'x-desk-secret': secret } })
    expect(status).toBe(200)
    expect(text).toContain('Ann')
    expect(text).not.toContain('>Lock<')
  })

  it('takes no form larger than its limit, and goes on', async () => {
    const { origin } = new URL(desk.url)
    const path = pathOf(desk.link())
    const sent = ask(path, {
      method: 'POST',
      headers: { ...form, origin },
      body: `person=${'x'.repeat(3_000_000)}`,
    })
    // It may close the connection before all was sent.
    expect(
      await sent.then(
        ({ status }) => status,
        () => 413,
      ),
    ).toBe(413)
    expect((await ask(path)).status).toBe(200)
  })

  it('writes no link, cookie or name into its log', async () => {
    const token = pathOf(desk.link()).slice('/open/'.length)
    await ask(`/open/${token}`)
    expect(desk.log.join('\n')).not.toMatch(/open\/|Ann|Eve/)
    expect(desk.log.join('\n')).not.toContain(token)
  })
})

it('nothing of the desk is in the build of the site', async () => {
  const folder = join(import.meta.dirname, '..', '..', 'build')
  const files = (await readdir(folder, { recursive: true })).filter(
    (file) => /\.(js|css)$/.test(file) && !file.startsWith('desk/'),
  )
  expect(files.length).toBeGreaterThan(5)
  for (const file of files)
    expect(await readFile(join(folder, file), 'utf8'), file).not.toMatch(/Open the desk|desk-links|x-desk-/)
})

it('no build has the names of the staff: the desk’s own scripts are read by whoever reaches its port', async () => {
  expect(staff.length).toBeGreaterThan(0)
  const folder = join(import.meta.dirname, '..', '..', 'build')
  const files = (await readdir(folder, { recursive: true })).filter((file) =>
    /\.(js|css|html|json)$/.test(file),
  )
  expect(files.filter((file) => file.startsWith('desk/')).length).toBeGreaterThan(5)
  for (const file of files) {
    const text = await readFile(join(folder, file), 'utf8')
    expect(
      staff.filter((name) => text.includes(name)),
      file,
    ).toEqual([])
  }
})
