import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { zipOf } from '../../server/feed/test-zip.ts'
import { type Desk, startDesk } from '../e2e/support/start-desk.ts'
import { sampled } from '../support/sampled.ts'

let dataDir: string
let desk: Desk
let cookie: string

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'forecourt-desk-'))
  desk = await startDesk(dataDir)
  const path = new URL(desk.link()).pathname
  const entered = await send(path, ['person=Ann'], { 'content-type': 'application/x-www-form-urlencoded' })
  cookie = entered.cookie?.split(';')[0] ?? ''
})

afterEach(async () => {
  // Nothing of what was refused is left.
  expect(await readdir(join(dataDir, 'incoming')).catch(() => [])).toEqual([])
})

afterAll(async () => {
  await desk?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

interface Answer {
  status: number
  cookie: string | undefined
  text: string
}

/** Sends a body in pieces. Stops in the middle of it after `cutAfter` pieces. */
function send(
  path: string,
  pieces: Iterable<string | Buffer>,
  headers: Record<string, string> = {},
  cutAfter = Number.POSITIVE_INFINITY,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(
      desk.url + path,
      { method: 'POST', headers: { origin: desk.url, ...(cookie && { cookie }), ...headers } },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part) => parts.push(part))
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            cookie: answer.headers['set-cookie']?.[0],
            text: Buffer.concat(parts).toString(),
          }),
        )
      },
    )
    asked.on('error', reject)
    void (async () => {
      let sent = 0
      for (const piece of pieces) {
        if (sent === cutAfter) return asked.destroy(new Error('cut'))
        sent += 1
        if (!asked.write(piece)) await new Promise((drained) => asked.once('drain', drained))
      }
      asked.end()
    })().catch(reject)
  })
}

const boundary = '----forecourt'
const multipart = { 'content-type': `multipart/form-data; boundary=${boundary}` }

function* formOf(
  name: string,
  content: Iterable<string | Buffer>,
  field = 'file',
): Generator<string | Buffer> {
  yield `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`
  yield* content
  yield `\r\n--${boundary}--\r\n`
}

/** Bytes of the form of `stock.csv` besides the file. */
const formLength = [...formOf('stock.csv', [])].join('').length

const upload = (name: string, content: Iterable<string | Buffer>) =>
  send('/files/upload', formOf(name, content), multipart)

/** In megabytes, of the process of the desk. */
async function memory(): Promise<number> {
  const status = await readFile(`/proc/${desk.pid}/status`, 'utf8')
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1_024
}

function* repeated(piece: Buffer, times: number): Generator<Buffer> {
  for (let time = 0; time < times; time++) yield piece
}

describe('a file that is brought to the desk', () => {
  const megabytes = 501
  const says = { 'content-length': String(megabytes * 2 ** 20 + formLength) }

  it.each(
    sampled(
      [['does not say so', {}]],
      [
        ['does not say so', {}],
        ['says so', says],
      ],
    ),
  )('is refused with words when it is too large and %s, and memory stays flat', async (_what, headers) => {
    const before = await memory()
    const megabyte = Buffer.from('a,b,c\n'.repeat(174_763)).subarray(0, 2 ** 20)
    const form = formOf('stock.csv', repeated(megabyte, megabytes))
    const { status, text } = await send('/files/upload', form, { ...multipart, ...headers })
    expect([status, text]).toEqual([200, expect.stringContaining('larger than 500 MB')])
    expect((await memory()) - before).toBeLessThan(200)
  })

  it('is refused with words when it is a ZIP bomb', async () => {
    const before = await memory()
    const packed = deflateRawSync(Buffer.alloc(600_000_000, ' '), { level: 9 })
    const bomb = zipOf([
      { name: '[Content_Types].xml', data: deflateRawSync('<Types/>'), size: 8 },
      { name: 'xl/worksheets/sheet1.xml', data: packed, size: 600_000_000 },
    ])
    const { text } = await upload('stock.xlsx', [bomb])
    expect(JSON.parse(text)).toMatchObject({
      state: 'refused',
      words: expect.stringContaining('128 MB when unpacked'),
    })
    expect((await memory()) - before).toBeLessThan(100)
  })

  it.each<[string, string, Buffer | string, string]>([
    ['a program', 'stock.csv', Buffer.concat([Buffer.from('\u007fELF'), randomBytes(2_000)]), ''],
    ['a PDF', 'stock.pdf', '%PDF-1.7', 'a PDF'],
    ['a page', 'stock.html', '<!doctype html><script>alert(1)</script>', 'a web page'],
    [
      'an archive',
      'stock.zip',
      zipOf([{ name: 'a', data: deflateRawSync('a'), size: 1 }]),
      'no Excel workbook',
    ],
    ['nothing', 'stock.csv', '', 'empty'],
  ])('never becomes stock when it is %s', async (_what, name, content, words) => {
    const answer = JSON.parse((await upload(name, [content])).text)
    if (answer.state === 'refused') expect(answer.words).toContain(words)
    else {
      // Text of any sort has columns, which say nothing.
      const { text } = await get(`/files/${answer.id}`)
      expect(text).toMatch(/cannot be read|No column is/)
      await throwAway(answer.id)
    }
  })

  it('leaves nothing when it is cut off', async () => {
    const piece = Buffer.from('a,b\n'.repeat(20_000))
    await expect(
      send('/files/upload', formOf('stock.csv', repeated(piece, 500)), multipart, 200),
    ).rejects.toThrow()
    await expect.poll(() => readdir(join(dataDir, 'incoming'))).toEqual([])
    expect((await send('/files/upload', ['--nothing--'], multipart)).text).toContain('did not arrive whole')
  })

  it('is not read from somebody who has not come in, nor from another site', async () => {
    const content = ['Make\nFord\n']
    const asked = { ...multipart, cookie: 'desk=x' }
    expect((await send('/files/upload', formOf('stock.csv', content), asked)).status).toBe(403)
    expect(
      (await send('/files', formOf('stock.csv', content), { ...multipart, origin: 'https://evil.example' }))
        .status,
    ).toBe(403)
  })

  it('is read while it arrives, however its type is written', async () => {
    const type = { 'content-type': `Multipart/Form-Data; boundary=${boundary}` }
    const { text } = await send('/files/upload', formOf('stock.csv', ['Make\nFord\n']), type)
    const { state, id } = JSON.parse(text)
    expect(state).toBe('received')
    await throwAway(id)
  })

  it('is taken where files are taken only', async () => {
    const big = repeated(Buffer.alloc(2 ** 16), 16)
    const answer = await send('/leads/find', formOf('x', big), multipart).catch(() => ({ status: 415 }))
    expect(answer.status).toBe(415)
  })

  it('shows markup and formulas of its cells as text, and reads no path from its name', async () => {
    const csv =
      'Stock no,Make,Model,Price\n1,"=HYPERLINK(""http://evil.example"")",<img src=x onerror=alert(1)>,9995\n'
    const { id } = JSON.parse((await upload('../../<b>stock.csv', [csv])).text)
    const { text } = await get(`/files/${id}`)
    expect(text).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(text).toContain('&lt;b&gt;')
    expect(text).not.toMatch(/<img src=x|<b>stock|href="http:\/\/evil/)
    for (const odd of ['../stock.db', '..%2f..%2fstock.db', 'x', '%00'])
      expect((await get(`/files/${odd}`)).status, odd).not.toBe(200)
    await throwAway(id)
  })
})

function get(path: string): Promise<{ status: number; text: string }> {
  return fetch(desk.url + path, { headers: { cookie } }).then(async (answer) => ({
    status: answer.status,
    text: await answer.text(),
  }))
}

async function throwAway(id: string): Promise<void> {
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await send('/files', [`remove=${id}`], form)).status).toBe(302)
}
