import { execFile } from 'node:child_process'
import { chmod, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadApplicationKey } from '../store/application-key.ts'
import { createTemporaryFolder } from '../store/contract/temporary-folder.ts'
import { openSqliteOutbox } from '../store/sqlite/outbox.ts'
import { command, runForecourt } from './testing/run-forecourt.ts'

const payload = { vehicleId: 'v1', vehicleDetails: { make: 'Ford', mileage: 12 }, surname: 'Quillfeather' }

const enquiry = { kind: 'viewing', vehicleId: 'v1', name: 'Ottoline', phone: '07700 900456' } as const

describe('forecourt leads', () => {
  let folder: string
  let dispose: () => Promise<void>

  beforeAll(async () => {
    ;({ folder, dispose } = await createTemporaryFolder())
    const outbox = await openSqliteOutbox(join(folder, 'applications.db'), await keyOf(folder))
    await outbox.add({ id: 'waits', payload }, Date.parse('2026-03-01T09:00:00Z'))
    await outbox.add({ id: 'done', payload }, Date.parse('2026-03-01T10:00:00Z'))
    await outbox.add({ id: 'refused', payload }, Date.parse('2026-03-01T11:00:00Z'))
    await outbox.delivered('done', 5)
    await outbox.erase(['done'], 20)
    await outbox.rejected('refused', 'HTTP 422', 3)
    await outbox.close()
  })
  afterAll(() => dispose())

  const configured = Buffer.alloc(32, 3).toString('base64')
  const keyOf = (dataDir: string) => loadApplicationKey(dataDir, configured)

  const leads = (...args: string[]) => run(['leads', ...args])

  const run = (args: string[], more: Record<string, string> = {}) =>
    runForecourt(args, { env: { DATA_DIR: folder, APPLICATION_KEY: configured, ...more } })

  it('lists applications and their state, oldest first, without personal data', async () => {
    const { code, stdout } = await leads('list')
    expect(code).toBe(0)
    const lines = stdout.trim().split('\n')
    expect(lines.map((line) => line.split(/ {2,}/).slice(0, 4))).toEqual([
      ['waits', 'application', 'waiting', '2026-03-01 09:00'],
      ['done', 'application', 'delivered', '2026-03-01 10:00'],
      ['refused', 'application', 'rejected', '2026-03-01 11:00'],
    ])
    expect(lines[1]).toMatch(/delivered .* answers erased$/)
    expect(lines[2]).toContain('1 failed, last HTTP 422')
    expect(stdout).not.toContain('Quillfeather')
  })

  it('says that no lead is in a state, and keeps standard output empty', async () => {
    expect(await leads('list', '--state', 'erased')).toEqual({
      code: 0,
      stdout: '',
      stderr: 'No leads are erased\n',
    })
  })

  it('lists one state as JSON', async () => {
    const { stdout } = await leads('list', '--state', 'rejected', '--json')
    expect(JSON.parse(stdout)).toEqual([
      {
        id: 'refused',
        kind: 'application',
        state: 'rejected',
        acceptedAt: '2026-03-01T11:00:00.000Z',
        nextAttemptAt: null,
        failures: 1,
        lastFailure: 'HTTP 422',
        isErased: false,
        handling: 'open',
        holder: null,
      },
    ])
  })

  it('shows an application in clear', async () => {
    const { stdout } = await leads('show', 'waits')
    expect(stdout).toContain('Surname: Quillfeather')
    expect(stdout).not.toContain('erased')
    expect(JSON.parse((await leads('show', 'waits', '--json')).stdout)).toMatchObject({
      id: 'waits',
      payload,
    })
    expect((await leads('show', 'done')).stdout).toContain('erased')
  })

  it('exports to a new file that only its owner can read, and replaces a file with --force', async () => {
    const file = join(folder, 'export.ndjson')
    expect((await leads('export', file)).code).toBe(0)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    const rows = (await readFile(file, 'utf8'))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(rows.map((row) => [row.id, row.payload])).toEqual([
      ['waits', payload],
      ['done', null],
      ['refused', payload],
    ])
    await writeFile(file, 'something else')
    await chmod(file, 0o644)
    const refused = await leads('export', file)
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('--force') })
    expect(await readFile(file, 'utf8')).toBe('something else')
    expect((await leads('export', file, '--force', '--state', 'waiting')).code).toBe(0)
    expect((await readFile(file, 'utf8')).trim().split('\n')).toHaveLength(1)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
  })

  // What is written whole, and what is streamed.
  it.each(['leads list --json', 'leads export -'])(
    '%s ends quietly when the reader of its output has ended',
    async (args) => {
      const line = `("$0" "$@"; echo "exit code $?" >&2) | true`
      const env = { ...process.env, DATA_DIR: folder, APPLICATION_KEY: configured }
      const stderr = await new Promise<string>((resolve) => {
        const words = ['-c', line, process.execPath, command, ...args.split(' ')]
        execFile('sh', words, { env }, (_error, _stdout, text) => resolve(text))
      })
      expect(stderr).toMatch(/exit code 0\n$/)
      expect(stderr).not.toMatch(/EPIPE|Error/)
    },
  )

  it('lists, shows and erases an enquiry like an application', async () => {
    const outbox = await openSqliteOutbox(join(folder, 'applications.db'), await keyOf(folder))
    await outbox.add(
      { id: 'asks', payload: { ...enquiry, email: 'o@example.com' } },
      Date.parse('2026-03-01T12:00:00Z'),
    )
    await outbox.close()
    expect((await leads('list')).stdout).toMatch(/^asks +viewing +waiting/m)
    const { stdout } = await leads('show', 'asks')
    expect(stdout).toMatch(/kind: viewing[\s\S]*Name: Ottoline\nPhone: 07700 900456/)
    expect(await leads('erase', '--email', 'O@example.com', '--yes')).toMatchObject({
      stdout: '1 erased: 1 waiting\n',
    })
    expect((await leads('list')).stdout).toMatch(/^asks +viewing +erased/m)
    expect((await leads('show', 'asks')).stdout).not.toContain('Ottoline')
  })

  it('lists and shows how far the email to the dealer is, where there is one', async () => {
    const emails = {
      LEAD_SERVICE_URL: 'https://leads.example',
      LEAD_EMAIL: 'sales@pierhead.example',
      SMTP_URL: 'smtps://mail.pierhead.example',
    }
    const outbox = await openSqliteOutbox(join(folder, 'applications.db'), await keyOf(folder), {
      emails: 'beside',
    })
    await outbox.emails.claim(Date.now(), { limit: 9, leaseMs: 1 })
    await outbox.emails.failed('waits', 'SMTP 451', Date.parse('2026-03-02T09:00:00Z'))
    await outbox.close()
    const email = 'waiting  1 failed, last SMTP 451, next 2026-03-02 09:00'
    expect((await run(['leads', 'list'], emails)).stdout).toMatch(
      new RegExp(`^waits .*  email ${email}$`, 'm'),
    )
    expect((await run(['leads', 'show', 'waits'], emails)).stdout).toContain(`email: ${email}\n`)
    const json = (await run(['leads', 'show', 'waits', '--json'], emails)).stdout
    expect(JSON.parse(json)).toMatchObject({ failures: 0, email: { state: 'waiting', failures: 1 } })
  })

  it('exits with 1 for an application that does not exist or cannot be retried', async () => {
    expect(await leads('show', 'nobody')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('nobody'),
    })
    expect(await leads('retry', 'done', 'nobody')).toMatchObject({ code: 1, stdout: '0 due now\n' })
  })

  it('exits with 2 for wrong usage', async () => {
    const wrong = [['retry'], ['retry', 'refused', '--all'], ['list', '--state', 'lost']]
    const answers = await Promise.all(wrong.map((args) => leads(...args)))
    expect(answers.map(({ code }) => code)).toEqual([2, 2, 2])
  })

  it('makes every rejected application due', async () => {
    expect(await leads('retry', '--all')).toMatchObject({ code: 0, stdout: '1 due now\n' })
    expect(JSON.parse((await leads('list', '--state', 'waiting', '--json')).stdout)).toMatchObject([
      { id: 'waits' },
      { id: 'refused', failures: 1 },
    ])
  })

  it('reports that there are no applications, and creates no file', async () => {
    const empty = await createTemporaryFolder()
    const { stderr } = await runForecourt(['leads', 'list'], { env: { DATA_DIR: empty.folder } })
    expect(stderr).toContain('There are no applications yet')
    await expect(stat(join(empty.folder, 'applications.db'))).rejects.toThrow('ENOENT')
    await empty.dispose()
  })
})
