import { spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { exampleVehicle } from '#domain/stock/example-record.ts'
import { importInThread } from '../feed/import-in-thread.ts'
import { openTemporaryFolder } from '../store/contract/temporary-folder.ts'
import { openDatabase } from '../store/postgres/open-database.ts'
import { openTestDatabase } from '../store/postgres/testing/test-database.ts'
import { command, runForecourt } from './testing/run-forecourt.ts'
import { withStock } from './with-stock.ts'

const vehicle = (id: string, pounds = 10_000) => {
  const { adverts, ...example } = exampleVehicle(id, { make: 'Ford' })
  const totalPrice = { amountGBP: pounds }
  return {
    ...example,
    adverts: { ...adverts, retailAdverts: { ...adverts.retailAdverts, totalPrice } },
  }
}

/** A folder for SQLite's files and an empty database, both for the command, which runs in the folder. */
async function openDealer({ changesTables = false } = {}) {
  const folder = await openTemporaryFolder()
  const url = await openTestDatabase({ changesTables })
  const file = { DATA_DIR: folder }
  const tables = { DATA_DIR: join(folder, 'node'), DATABASE_URL: url }

  const stock = (env: Record<string, string>, ...args: string[]) => runForecourt(args, { cwd: folder, env })
  const feed = async (name: string, ...records: unknown[]) => {
    await writeFile(join(folder, name), records.map((record) => `${JSON.stringify(record)}\n`).join(''))
    return name
  }
  return { folder, url, file, tables, stock, feed, place: { dataDir: folder, databaseUrl: url } }
}

describe('forecourt stock with DATABASE_URL', () => {
  it('imports, replaces, rejects, counts and exports', async () => {
    const { folder, tables, stock, feed } = await openDealer()
    const first = await feed('first.ndjson', vehicle('a'), vehicle('b'), vehicle('c'), { metadata: {} })
    const imported = await stock(tables, 'stock', 'import', first, '--rejects', 'why.csv', '--json')
    expect(JSON.parse(imported.stdout)).toMatchObject({ added: 3, rejected: 1, rejects: 'why.csv' })
    expect(await readFile(join(folder, 'why.csv'), 'utf8')).toContain('row rejected')

    const second = await feed('second.ndjson', vehicle('a'), vehicle('b', 9_000), vehicle('d'))
    const replace = ['stock', 'import', second, '--replace', '--json']
    const counts = { added: 1, changed: 1, unchanged: 1, removed: 1 }
    const trial = await stock(tables, ...replace, '--dry-run')
    expect(JSON.parse(trial.stdout)).toMatchObject({ ...counts, dryRun: true })
    expect((await stock(tables, 'stock', 'stats')).stdout).toContain(
      '3 vehicles listed for sale, change number 1',
    )
    expect(JSON.parse((await stock(tables, ...replace)).stdout)).toMatchObject(counts)
    expect((await stock(tables, 'stock', 'stats')).stdout).toContain(
      '3 vehicles listed for sale, change number 2',
    )
    const many = Array.from({ length: 11 }, (_, at) => vehicle(`v${at}`))
    await stock(tables, 'stock', 'import', await feed('many.ndjson', ...many))
    expect(await stock(tables, ...replace)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('would remove 11 of 14 vehicles'),
    })
    expect(JSON.parse((await stock(tables, ...replace, '--force')).stdout)).toMatchObject({ removed: 11 })
    const exported = (await stock(tables, 'stock', 'export', '-')).stdout.trim().split('\n')
    expect(exported.map((line) => JSON.parse(line))).toEqual([
      vehicle('a'),
      vehicle('b', 9_000),
      vehicle('d'),
    ])
  })

  it('moves a site from SQLite through a pipe, with sold vehicles and prices if wanted', async () => {
    const { url, folder, file, tables, stock, feed, place } = await openDealer()
    await stock(file, 'stock', 'import', await feed('one', vehicle('a'), vehicle('b'), vehicle('c')))
    await stock(file, 'stock', 'import', await feed('two', vehicle('a'), vehicle('b', 9_000)), '--replace')

    const pipe = (...flags: string[]) =>
      new Promise<string>((resolve, reject) => {
        const from = spawn(process.execPath, [command, 'stock', 'export', '-', ...flags], {
          cwd: folder,
          env: file,
        })
        const into = spawn(process.execPath, [command, 'stock', 'import', '-', '--json'], {
          cwd: folder,
          env: tables,
        })
        from.stdout.pipe(into.stdin)
        const pieces: string[] = []
        into.stdout.on('data', (piece) => pieces.push(String(piece)))
        into.on('error', reject).on('close', () => resolve(pieces.join('')))
      })
    expect(JSON.parse(await pipe())).toMatchObject({ read: 2, added: 2, rejected: 0 })
    expect(JSON.parse(await pipe('--format', 'history'))).toMatchObject({ added: 1, unchanged: 2 })
    await withStock(place, async (store) => {
      expect(await store.find('c')).toMatchObject({ state: 'sold' })
      expect((await store.history('b'))?.prices).toHaveLength(1)
    })

    await stock(file, 'stock', 'set', 'a', '--price', '8000', '--note', 'an offer')
    const empty = openDatabase(url)
    await empty.query('TRUNCATE vehicle, record, former_price')
    await empty.close()
    expect(JSON.parse(await pipe('--format', 'history'))).toMatchObject({ read: 3, added: 3, rejected: 0 })
    const exported = await stock(tables, 'stock', 'export', '-', '--format', 'history')
    expect(exported.stdout).toBe((await stock(file, 'stock', 'export', '-', '--format', 'history')).stdout)
    expect(exported.stdout).toContain('"prices":[{"since"')
    expect((await stock(tables, 'stock', 'overrides')).stdout).toContain('an offer')
    expect((await stock(tables, 'stock', 'release', 'a')).stdout).toContain(
      '£10,000 No VAT, available, as in the feed',
    )
  })

  it('is written by the thread that polls a feed', async () => {
    const { folder, feed, place } = await openDealer()
    const file = join(folder, await feed('feed.ndjson', vehicle('a'), vehicle('b')))
    const rejectsFile = join(folder, 'rejects.ndjson')
    expect(await importInThread({ file, stock: place, rejectsFile })).toMatchObject({ added: 2 })
    expect(await withStock(place, (store) => store.count())).toBe(2)
  })

  it('asks for `forecourt migrate` when its role may not create the tables', async () => {
    const { url, tables, stock } = await openDealer({ changesTables: true })
    const database = openDatabase(url)
    const role = `clerk_${new URL(url).pathname.slice(6)}`
    await database.query(`DROP SCHEMA public CASCADE; CREATE SCHEMA public; CREATE ROLE ${role} LOGIN`)
    const clerk = { ...tables, DATABASE_URL: Object.assign(new URL(url), { username: role }).href }
    expect(await stock(clerk, 'stock', 'stats')).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/lacks 1 migration, .*forecourt migrate/),
    })
    const migrated = await stock(tables, 'migrate')
    expect(migrated.stdout).toBe('Migration 1 applied.\nThe databases are up to date.\n')
    await database.query(`
      GRANT USAGE ON SCHEMA public TO ${role};
      GRANT SELECT ON ALL TABLES IN SCHEMA public TO ${role}`)
    expect((await stock(clerk, 'stock', 'stats')).stdout).toContain('0 vehicles listed for sale')
    await database.query(`DROP OWNED BY ${role}; DROP ROLE ${role}`)
    await database.close()
  })
})
