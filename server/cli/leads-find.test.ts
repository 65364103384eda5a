import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Lead } from '#domain/leads/outbox.ts'
import { createTemporaryFolder } from '../store/contract/temporary-folder.ts'
import { openOutbox } from '../store/open-outbox.ts'
import { runForecourt } from './testing/run-forecourt.ts'

const call = { kind: 'call', vehicleId: 'v1', name: 'Ada Lovelace' } as const
const application = {
  vehicleId: 'v1',
  vehicleDetails: {},
  firstName: 'A',
  surname: 'Lovelace',
  dob: '1988-04-17',
}

/** By id. The first three are Ada's. */
const written = {
  applies: { ...application, email: 'Ada@Example.com' },
  calls: { ...call, phone: '+44 7700 900456' },
  asks: {
    kind: 'viewing',
    vehicleId: 'v2',
    name: 'Countess',
    phone: '07700 900456',
    email: 'countess@example.org',
  },
  namesake: { ...call, phone: '07700 900999' },
  stranger: { ...call, name: 'Grace Hopper', phone: '07700 900111' },
} as const

describe('forecourt leads find and list', () => {
  let folder: string
  let dispose: () => Promise<void>
  beforeAll(async () => {
    ;({ folder, dispose } = await createTemporaryFolder())
    const outbox = await openOutbox({ dataDir: folder, applicationKey: null, databaseUrl: null })
    // Half an hour after midnight in the UK, where it is summer.
    const at = Date.parse('2026-06-30T23:30:00Z')
    for (const [index, [id, payload]] of Object.entries(written).entries())
      await outbox.add({ id, payload } as Lead, at + index * 3_600_000)
    await outbox.close()
  })
  afterAll(() => dispose())
  const leads = (...args: string[]) => runForecourt(['leads', ...args], { env: { DATA_DIR: folder } })
  const idsOf = (stdout: string) => JSON.parse(stdout).leads.map(({ id }: { id: string }) => id)

  it('finds everything of a person by address, number and name together, and leaves a namesake out', async () => {
    const person = ['--email', 'ada@example.com', '--phone', '07700900456', '--name', 'Ada Lovelace']
    const { code, stdout, stderr } = await leads('find', ...person, '--json')
    expect({ code, ids: idsOf(stdout) }).toEqual({ code: 0, ids: ['applies', 'calls', 'asks'] })
    expect(JSON.parse(stdout).leads[0].payload).toEqual(written.applies)
    expect(stderr).toContain('1 lead with only the same name')
    expect(stderr).toContain('Ada Lovelace, 07700 900999: call')
    expect(stderr).toContain('also gave the address countess@example.org')
    expect(stderr).not.toContain('Hopper')
  })

  it('shows all answers as text, and what it was found by', async () => {
    const { stdout } = await leads('find', '--email', 'ADA@example.com')
    expect(stdout).toMatch(/^--- found by email\nid: applies\n[\s\S]*Date of birth: 17 April 1988/)
  })

  it('by a name alone finds everybody of that name, and says so', async () => {
    const { stdout, stderr } = await leads('find', '--name', 'lovelace', '--json')
    expect(idsOf(stdout)).toEqual(['applies', 'calls', 'namesake'])
    expect(stderr).toContain('by the name alone')
  })

  it('finds nothing with 1, and refuses to look for nothing with 2', async () => {
    expect((await leads('find', '--email', 'nobody@example.com')).code).toBe(1)
    expect((await leads('find', '--phone', 'none')).code).toBe(2)
    expect((await leads('find')).code).toBe(2)
  })

  it('lists by day in the UK, with names when asked', async () => {
    const day = async (...args: string[]) => (await leads('list', ...args)).stdout.split('\n').filter(Boolean)
    expect(await day('--day', '30/06/2026')).toEqual([])
    expect(await day('--day', '1 July 2026')).toHaveLength(5)
    expect(await day('--from', '2026-07-02')).toEqual([])
    expect(await day('--to', '2026-06-30')).toEqual([])
    const [first] = await day('--names', '--from', '2026-07-01', '--to', '2026-07-01')
    expect(first).toMatch(/^applies +application +waiting +2026-07-01 00:30 +A Lovelace$/)
    const [{ name, acceptedAt }] = JSON.parse((await leads('list', '--names', '--json')).stdout)
    expect({ name, acceptedAt }).toEqual({ name: 'A Lovelace', acceptedAt: '2026-06-30T23:30:00.000Z' })
    expect((await leads('list')).stdout).not.toContain('Lovelace')
    for (const wrong of [
      ['--day', 'soon'],
      ['--day', 'today', '--from', 'today'],
    ])
      expect((await leads('list', ...wrong)).code).toBe(2)
  })

  it('previews an erasure by people, and leaves a namesake', async () => {
    const person = ['--phone', '07700 900456', '--name', 'Ada Lovelace']
    const { code, stderr } = await leads('erase', ...person)
    expect(code).toBe(2)
    expect(stderr).toContain('Ada Lovelace, +44 7700 900456: call, Stock number v1; 2026-07-01 01:30, waiting')
    expect(stderr).toContain('Countess, countess@example.org, 07700 900456: viewing, Stock number v2;')
    expect(stderr).not.toMatch(/900999|Hopper|1988/)
    expect(stderr).toContain('with only the same name stay')
    expect((await leads('erase', 'stranger')).stderr).toContain('Grace Hopper, 07700 900111: call')
  })

  it('notes each of these in the audit file, without personal data', async () => {
    const text = await readFile(join(folder, 'applications.audit.ndjson'), 'utf8')
    const commands = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).command)
    expect(new Set(commands)).toEqual(new Set(['find', 'list', 'preview']))
    expect(text).not.toMatch(/Lovelace|Hopper|900456|example\.com/)
  })

  it('names a lead that cannot be read, which may be theirs', async () => {
    const db = new DatabaseSync(join(folder, 'applications.db'))
    db.prepare("UPDATE lead SET payload = zeroblob(200) WHERE id = 'stranger'").run()
    db.close()
    const { code, stderr } = await leads('find', '--email', 'ada@example.com')
    expect(code).toBe(1)
    expect(stderr).toContain('1 lead cannot be read and may be theirs: stranger')
    const listed = await leads('list', '--names')
    expect(listed.stdout).toMatch(/^stranger .*\(cannot be read\)$/m)
  })
})
