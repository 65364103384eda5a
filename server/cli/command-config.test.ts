import { execFile } from 'node:child_process'
import { chmod, chown, mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { exampleRecord } from '#domain/stock/example-record.ts'
import { openTemporaryFolder } from '../store/contract/temporary-folder.ts'
import { callFolder } from './command-config.ts'
import { command, runForecourt } from './testing/run-forecourt.ts'

const project = fileURLToPath(new URL('../..', import.meta.url))

/**
 * As the command of the documented machine: the user of the site, in a folder that only root can enter. Without root, in
 * a folder that nobody can enter any more.
 */
async function runElsewhere(folder: string, dataDir: string, words: readonly string[]) {
  const isRoot = process.getuid?.() === 0
  const nobody = 65_534
  await chmod(folder, isRoot ? 0o700 : 0o755)
  if (isRoot) await chown(dataDir, nobody, nobody)
  const script = isRoot ? 'exec "$@"' : 'chmod 0 . && exec "$@"'
  return new Promise<{ code: number | null; text: string }>((resolve) => {
    const child = execFile(
      'sh',
      ['-c', script, 'sh', process.execPath, command, ...words],
      { cwd: folder, env: { DATA_DIR: dataDir }, ...(isRoot && { uid: nobody, gid: nobody }) },
      (_error, stdout, stderr) => resolve({ code: child.exitCode, text: `${stdout}${stderr}` }),
    )
  })
}

describe('a folder that the user of the site may not enter', () => {
  it('is a place to run commands from, and rejects go to DATA_DIR', async () => {
    const folder = await openTemporaryFolder()
    await chmod(folder, 0o755)
    const [home, dataDir] = [join(folder, 'root'), join(folder, 'data')]
    for (const each of [home, dataDir]) await mkdir(each)
    const feed = join(folder, 'stock.ndjson')
    await writeFile(feed, `${JSON.stringify(exampleRecord())}\n{}\n`)
    const run = (...words: string[]) => runElsewhere(home, dataDir, words)
    expect(await run('stock', 'import', feed)).toMatchObject({
      code: 0,
      text: expect.stringContaining(`The reasons are in ${join(dataDir, 'stock.ndjson.rejects.ndjson')}`),
    })
    expect(await readdir(dataDir)).toContain('stock.ndjson.rejects.ndjson')
    expect(await run('leads', 'list')).toMatchObject({
      code: 1,
      text: expect.stringMatching(/^There are no [^\n]*\n$/),
    })
    expect(await run('backup', join(dataDir, 'kept'))).toMatchObject({ code: 0 })
    const hidden = await run('stock', 'import', 'feed.ndjson')
    expect(hidden).toMatchObject({ code: 1, text: expect.stringContaining('may not use') })
    expect(hidden.text).not.toMatch(/\n {4}at /)
    await chmod(home, 0o755)
  })

  it('that was deleted is told in a line', async () => {
    const gone = join(await openTemporaryFolder(), 'gone')
    await mkdir(gone)
    const script = `rmdir "$PWD" && exec "$0" "$@"`
    const text = await new Promise<string>((resolve) => {
      execFile(
        'sh',
        ['-c', script, process.execPath, command, 'stock', 'stats'],
        { cwd: gone },
        (_error, _out, stderr) => resolve(stderr),
      )
    })
    expect(text).toMatch(/^The folder in which the command was called was deleted[^\n]*\n$/)
  })
})

describe('the folder that relative paths start from', () => {
  it.each([
    ['the working folder', '/home/dealer/feeds', undefined, '/home/dealer/feeds'],
    ['where npm was called, when npm moved to the project', '/project', '/home/dealer', '/home/dealer'],
    [
      'the working folder, when npm is only an ancestor',
      '/home/dealer/feeds',
      '/project',
      '/home/dealer/feeds',
    ],
  ])('is %s', (_, cwd, initCwd, folder) => {
    expect(callFolder(cwd, '/project/', initCwd)).toBe(folder)
  })

  it.each([
    ['called by npx or directly', (folder: string) => ({ cwd: folder, INIT_CWD: '' })],
    ['called by npm run', (folder: string) => ({ cwd: project, INIT_CWD: folder })],
  ])('holds feed, rejects, export and DATA_DIR when %s', async (_, from) => {
    const folder = await openTemporaryFolder()
    await mkdir(join(folder, 'feeds'))
    await writeFile(join(folder, 'feeds', 'stock.ndjson'), `${JSON.stringify(exampleRecord())}\n{}\n`)
    const { cwd, ...env } = from(folder)
    const stock = (...args: string[]) =>
      runForecourt(['stock', ...args], { cwd, env: { ...env, DATA_DIR: 'own-data' } })
    expect(await stock('import', 'feeds/stock.ndjson')).toMatchObject({ code: 0, stderr: '' })
    expect(await stock('export', 'out.ndjson')).toMatchObject({ code: 0, stderr: '' })
    expect((await readdir(folder)).sort()).toEqual([
      'feeds',
      'out.ndjson',
      'own-data',
      'stock.ndjson.rejects.ndjson',
    ])
  })
})
