import { cp, open, readFile, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { allEntries } from '../leads/staff/all-leads.ts'
import { createTemporaryFolder, openTemporaryFolder } from '../store/contract/temporary-folder.ts'
import { openOutbox } from '../store/open-outbox.ts'
import { runForecourt } from './testing/run-forecourt.ts'

const pageSize = 4096
const leadCount = 3_000
const leafOfTable = 0x0d

describe('forecourt leads rescue', () => {
  let whole: { folder: string; dispose: () => Promise<void> }
  let folder: string
  let file: string
  beforeAll(async () => {
    whole = await createTemporaryFolder()
    const outbox = await openOutbox({ dataDir: whole.folder, applicationKey: null, databaseUrl: null })
    await Promise.all(ids.map((id) => outbox.add({ id, payload: payloadOf(id) }, 0)))
    await outbox.rejected('id7', 'HTTP 422', 1)
    await outbox.erase(['id8'], 1)
    await outbox.close()
  })
  afterAll(() => whole.dispose())
  beforeEach(async () => {
    folder = await openTemporaryFolder()
    await cp(whole.folder, folder, { recursive: true })
    file = join(folder, 'applications.db')
  })

  const ids = Array.from({ length: leadCount }, (_, index) => `id${index}`)
  const payloadOf = (id: string) => ({ vehicleId: 'v', vehicleDetails: {}, surname: id.padEnd(300, '-') })

  const rescue = () => runForecourt(['leads', 'rescue', file], { env: { DATA_DIR: folder } })

  /** The numbers, from 0, of the pages that hold rows of the applications. */
  async function rowPages(): Promise<number[]> {
    const bytes = await readFile(file)
    const numbers = Array.from({ length: bytes.length / pageSize }, (_, page) => page)
    // Small tables are on the first pages.
    return numbers.filter((page) => page > 20 && bytes[page * pageSize] === leafOfTable)
  }
  /** The page at which every search for a row begins. */
  function rootPage(): number {
    const db = new DatabaseSync(file, { readOnly: true })
    const row = db.prepare("SELECT rootpage FROM sqlite_schema WHERE name = 'application'").get()
    db.close()
    return Number(row?.rootpage) - 1
  }
  async function damage(pages: readonly number[]): Promise<void> {
    const handle = await open(file, 'r+')
    for (const page of pages) await handle.write(Buffer.alloc(pageSize, 0xee), 0, pageSize, page * pageSize)
    await handle.close()
  }
  /** The ids in the rescued file, which the site uses from now on, and how many of their answers can be read. */
  async function openRescued(): Promise<{ rescued: string[]; readable: number }> {
    await rename(join(folder, 'applications.rescued.db'), file)
    const outbox = await openOutbox({ dataDir: folder, applicationKey: null, databaseUrl: null })
    const rescued: string[] = []
    let readable = 0
    for await (const { id } of allEntries(outbox)) {
      rescued.push(id)
      const lead = (await outbox.show(id))?.lead
      if (lead?.payload && 'surname' in lead.payload && lead.payload.surname === payloadOf(id).surname)
        readable += 1
    }
    await outbox.close()
    return { rescued, readable }
  }

  it('reads every row outside six damaged pages, and counts the others', async () => {
    const leaves = await rowPages()
    const damaged = [1, 2, 3, 4, 5, 6].map((part) => leaves[Math.floor((leaves.length * part) / 7)] ?? 0)
    await damage(damaged)
    const { code, stdout, stderr } = await rescue()
    const { rescued, readable } = await openRescued()
    const lost = leadCount - rescued.length
    expect(code).toBe(1)
    expect(stdout).toContain(`${rescued.length} of ${leadCount} applications and enquiries are in`)
    expect(stderr).toBe(`${lost} could not be read\n`)
    // A page has at most a dozen rows of this size.
    expect(lost).toBeGreaterThan(0)
    expect(lost).toBeLessThanOrEqual(6 * 12)
    expect(readable).toBe(rescued.length - Number(rescued.includes('id8')))
  })

  it('reads every row when the page that leads to all of them is damaged', async () => {
    await damage([rootPage()])
    expect(await rescue()).toMatchObject({ code: 0, stderr: '' })
    const { rescued, readable } = await openRescued()
    expect(rescued).toHaveLength(leadCount)
    expect(readable).toBe(leadCount - 1)
  })

  it('leaves the damaged file as it is, and creates a file that only its owner can read', async () => {
    await damage((await rowPages()).slice(0, 1))
    const before = await readFile(file)
    await rescue()
    expect((await readFile(file)).equals(before)).toBe(true)
    expect((await stat(join(folder, 'applications.rescued.db'))).mode & 0o777).toBe(0o600)
    expect(await rescue()).toMatchObject({ code: 1, stderr: expect.stringContaining('exists') })
  })

  it('keeps states, and erased answers stay erased', async () => {
    await damage((await rowPages()).slice(-1))
    await rescue()
    await rename(join(folder, 'applications.rescued.db'), file)
    const outbox = await openOutbox({ dataDir: folder, applicationKey: null, databaseUrl: null })
    expect(await outbox.show('id7')).toMatchObject({ entry: { state: 'rejected', lastFailure: 'HTTP 422' } })
    expect(await outbox.show('id8')).toMatchObject({ entry: { state: 'erased' }, lead: null })
    expect(await outbox.add({ id: 'id9', payload: payloadOf('id9') }, 2)).toEqual({ state: 'repeated' })
    await outbox.close()
  })
})
