import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { exampleRecord } from '#domain/stock/example-record.ts'
import { openTemporaryFolder } from '../store/contract/temporary-folder.ts'
import { callFolder } from './command-config.ts'
import { runForecourt } from './testing/run-forecourt.ts'

const project = fileURLToPath(new URL('../..', import.meta.url))

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
