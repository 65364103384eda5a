import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Outbox } from '#domain/leads/outbox.ts'
import { openTemporaryFolder } from '../store/contract/temporary-folder.ts'
import { openOutbox } from '../store/open-outbox.ts'
import { keyIdOf } from '../store/seal.ts'
import { runForecourt } from './testing/run-forecourt.ts'

describe('personal data in forecourt leads', () => {
  let folder: string

  beforeEach(async () => {
    folder = await openTemporaryFolder()
    await withOutbox(async (outbox) => {
      const at = Date.parse('2026-03-01T09:00:00Z')
      for (const [index, [id, email]] of Object.entries(people).entries()) {
        await outbox.add({ id, payload: payloadOf(email) }, at + index * 86_400_000)
      }
      await outbox.delivered('delivered', at)
      await outbox.rejected('rejected', 'HTTP 422', at)
    })
  })

  const people = { waits: 'ada@example.com', delivered: 'grace@example.com', rejected: ' Ada@Example.com ' }
  const payloadOf = (email: string) => ({
    vehicleId: 'v1',
    vehicleDetails: {},
    surname: 'Quillfeather',
    email,
  })

  async function withOutbox<T>(work: (outbox: Outbox) => Promise<T>, applicationKey: string | null = null) {
    const outbox = await openOutbox({ dataDir: folder, applicationKey, databaseUrl: null })
    try {
      return await work(outbox)
    } finally {
      await outbox.close()
    }
  }
  const kept = (applicationKey?: string) =>
    withOutbox(async (outbox) => {
      const found = await Promise.all(Object.keys(people).map((id) => outbox.show(id)))
      return found.filter((each) => each?.lead).map((each) => each?.entry.id)
    }, applicationKey)

  const leads = (
    args: string[],
    { env = {}, ...more }: { env?: Record<string, string>; typed?: string } = {},
  ) => runForecourt(['leads', ...args], { env: { DATA_DIR: folder, ...env }, ...more })
  async function audited() {
    const text = await readFile(join(folder, 'applications.audit.ndjson'), 'utf8')
    return text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
  }

  it('erases by id, by email in any case, and by date', async () => {
    expect(await leads(['erase', 'delivered', '--yes'])).toMatchObject({
      code: 0,
      stdout: '1 erased: 1 delivered\n',
    })
    expect(await kept()).toEqual(['waits', 'rejected'])
    expect(await leads(['erase', 'delivered', '--yes'])).toMatchObject({ code: 0, stdout: '0 erased\n' })
    expect(await leads(['erase', '--before', '2026-03-02', '--yes'])).toMatchObject({
      stdout: '1 erased: 1 waiting\n',
    })
    expect(await kept()).toEqual(['rejected'])
    expect(await leads(['erase', '--email', 'ADA@example.com', '--yes'])).toMatchObject({
      code: 0,
      stdout: '1 erased: 1 rejected\n',
    })
    expect(await kept()).toEqual([])
    expect((await leads(['erase', '--email', 'ada@example.com', '--yes'])).stdout).toContain(
      'nothing to erase',
    )
    expect((await leads(['list'])).stdout).toMatch(
      /waits +application +erased[\s\S]*rejected +application +erased/,
    )
    expect((await leads(['show', 'waits'])).stdout).toContain('was erased')
  })

  it('erases nothing without confirmation, and requires --yes where there is no terminal', async () => {
    expect(await leads(['erase', 'waits'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--yes'),
    })
    expect(await kept()).toEqual(['waits', 'delivered', 'rejected'])
  })

  it('erases on a terminal after the answer yes', async () => {
    const erase = (answer: string) => leads(['erase', 'waits', 'delivered'], { typed: `${answer}\n` })
    for (const answer of ['', 'y', 'no']) expect(await erase(answer)).toMatchObject({ code: 1, stdout: '' })
    expect(await kept()).toHaveLength(3)
    expect(await erase(' Yes ')).toMatchObject({
      code: 0,
      stderr: expect.stringContaining('2 applications and enquiries (1 waiting, 1 delivered)'),
    })
    expect(await kept()).toEqual(['rejected'])
  })

  it('erases some applications and names those that are unknown or in delivery', async () => {
    await withOutbox((outbox) => outbox.claim(Date.now(), { limit: 1, leaseMs: 60_000 }))
    const { code, stdout, stderr } = await leads(['erase', 'waits', 'rejected', 'nobody', '--yes'])
    expect({ code, stdout }).toEqual({ code: 1, stdout: '1 erased: 1 rejected\n' })
    expect(stderr).toMatch(/no application or enquiry nobody\n.*waits is being delivered/)
    expect(await kept()).toEqual(['waits', 'delivered'])
  })

  it('requires exactly one selection, and valid dates', async () => {
    const wrong = [
      ['erase'],
      ['erase', 'waits', '--email', 'a@b'],
      ['erase', '--before', '2026-02-31'],
      ['erase', '--before', 'soon'],
      ['erase', '--email', ' '],
      ['erase', '--phone', 'none'],
      ['erase', '--name', ' '],
      ['erase', '--name', 'Ada', '--before', '2026-01-31'],
    ]
    const answers = await Promise.all(wrong.map((args) => leads([...args, '--yes'])))
    expect(answers.map(({ code }) => code)).toEqual(wrong.map(() => 2))
    expect(await kept()).toHaveLength(3)
  })

  it('audits show, export and erase without personal data', async () => {
    await leads(['show', 'waits'])
    await leads(['show', 'nobody'])
    await leads(['export', '-', '--state', 'rejected'])
    await leads(['erase', '--email', 'grace@example.com', '--yes'])
    const { username: user } = userInfo()
    const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT/)
    expect(await audited()).toEqual([
      { at, user, command: 'show', id: 'waits' },
      { at, user, command: 'export', leads: 1, state: 'rejected' },
      { at, user, command: 'erase', leads: 1 },
    ])
    const file = join(folder, 'applications.audit.ndjson')
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(await readFile(file, 'utf8')).not.toMatch(/Quillfeather|example\.com/i)
  })

  it('shows nothing when the audit line cannot be written', async () => {
    await mkdir(join(folder, 'applications.audit.ndjson'))
    for (const args of [
      ['show', 'waits'],
      ['export', '-'],
      ['erase', 'waits', '--yes'],
    ]) {
      const { code, stdout, stderr } = await leads(args)
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
      expect(stderr).toContain('applications.audit.ndjson')
    }
    expect(await kept()).toHaveLength(3)
  })

  it('reports a paused delivery in the list, and a retry makes the probe due at once', async () => {
    const soon = Date.now() + 3_600_000
    await withOutbox((outbox) =>
      outbox.pauses.failed('waits', 'HTTP 401', { isProbe: true, now: Date.now(), nextProbeAt: soon }),
    )
    const { stdout, stderr } = await leads(['list', '--json'])
    expect(stderr).toMatch(/Delivery is paused since .*HTTP 401, 1 tries.*every application/)
    expect(JSON.parse(stdout)).toHaveLength(3)
    await leads(['retry', 'waits'])
    const [pause] = await withOutbox((outbox) => outbox.pauses.read())
    expect(pause?.nextProbeAt).toBeLessThan(soon)
  })

  it('probes a paused delivery at once after retry --all, also when nothing was rejected', async () => {
    const soon = Date.now() + 3_600_000
    await withOutbox(async (outbox) => {
      await outbox.delivered('rejected', Date.now())
      await outbox.pauses.failed('waits', 'HTTP 401', { isProbe: true, now: Date.now(), nextProbeAt: soon })
    })
    expect(await leads(['retry', '--all'])).toMatchObject({ code: 0, stdout: '0 due now\n' })
    const [pause] = await withOutbox((outbox) => outbox.pauses.read())
    expect(pause?.nextProbeAt).toBeLessThan(soon)
  })

  it('erases and retries by the reference that an applicant reads out', async () => {
    const id = 'c6083742-203d-8200-a3cf-2038ba650b5b'
    await withOutbox((outbox) => outbox.add({ id, payload: payloadOf('ref@example.com') }, Date.now()))
    expect(await leads(['retry', 'C608 3742'])).toMatchObject({ code: 0, stdout: '1 due now\n' })
    expect(await leads(['erase', 'C608 3742', '--yes'])).toMatchObject({
      code: 0,
      stdout: '1 erased: 1 waiting\n',
    })
    const found = await withOutbox((outbox) => outbox.show(id))
    expect(found?.lead).toBeNull()
  })

  describe('rekey', () => {
    const keyFile = () => readFile(join(folder, 'application.key'), 'utf8')
    const digestsHold = (applicationKey?: string) =>
      withOutbox(async (outbox) => {
        const again = await outbox.add({ id: 'delivered', payload: payloadOf(people.delivered) }, 0)
        const other = await outbox.add({ id: 'delivered', payload: payloadOf('other@example.com') }, 0)
        return [again.state, other.state]
      }, applicationKey)

    it('encrypts everything with a new key, and still recognises repeated forms', async () => {
      await leads(['erase', 'delivered', '--yes'])
      const noted = { act: 'lost', at: 5, person: 'Ann', text: 'too dear' } as const
      await withOutbox((outbox) => outbox.note('waits', noted, 0))
      const former = await keyFile()
      const { code, stdout } = await leads(['rekey'])
      const present = Buffer.from(await keyFile(), 'base64')
      expect(code).toBe(0)
      expect(stdout).toBe(`3 applications and enquiries are encrypted with the key ${keyIdOf(present)}\n`)
      expect(await keyFile()).not.toBe(former)
      expect(await readdir(folder)).not.toContain('application.key.next')
      expect((await stat(join(folder, 'application.key'))).mode & 0o777).toBe(0o600)
      expect(await kept()).toEqual(['waits', 'rejected'])
      expect(await digestsHold()).toEqual(['repeated', 'differs'])
      expect(await withOutbox((outbox) => outbox.show('waits'))).toMatchObject({
        entry: { handling: 'lost', holder: 'Ann' },
        history: { version: 1, events: [noted] },
      })
      const missing = keyIdOf(present)
      await expect(kept(former.trim())).rejects.toThrow(`another key, ${missing}`)
      expect((await audited()).at(-1)).toMatchObject({ command: 'rekey', to: missing })
    })

    it('uses the given key, and requires one when the key is in the environment', async () => {
      const former = (await keyFile()).trim()
      const env = { APPLICATION_KEY: former }
      expect(await leads(['rekey'], { env })).toMatchObject({
        code: 2,
        stderr: expect.stringContaining('--key-file'),
      })
      const next = Buffer.alloc(32, 8).toString('base64')
      const file = join(folder, 'new-key')
      await writeFile(file, `${next}\n`)
      expect((await leads(['rekey', '--key-file', file], { env })).code).toBe(0)
      expect(await kept(next)).toHaveLength(3)
      expect(await digestsHold(next)).toEqual(['repeated', 'differs'])
      const again = await leads(['rekey', '--key-file', file], { env: { APPLICATION_KEY: next } })
      expect(again).toMatchObject({ code: 1, stderr: expect.stringContaining('in use') })
    })

    it('refuses while the site or another command has the applications open', async () => {
      const former = await keyFile()
      await withOutbox(async (site) => {
        const { code, stderr } = await leads(['rekey'])
        expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining('stop the site') })
        expect(await keyFile()).toBe(former)
        await site.add({ id: 'new', payload: payloadOf('new@example.com') }, Date.now())
        expect((await site.show('waits'))?.lead).not.toBeNull()
      })
      expect(await kept()).toHaveLength(3)
    })
  })
})
