import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { demoFolder } from '../../dealers/folder.mjs'

const script = fileURLToPath(new URL('../../bin/forecourt.mjs', import.meta.url))

function forecourt(args: string[], env: Record<string, string> = {}) {
  return spawnSync(process.execPath, [script, ...args], { encoding: 'utf8', env: { ...process.env, ...env } })
}

describe('the forecourt command', () => {
  it('lists its commands in any environment', () => {
    const { status, stdout } = forecourt(['--help'], { PORT: 'nonsense' })
    expect(status).toBe(0)
    for (const name of ['serve', 'stock', 'demo', 'leads', 'migrate', 'backup'])
      expect(stdout).toContain(name)
  })

  it.each([[['sell']], [['serve', '--fast']], [['leads', 'show']]])(
    'exits with 2 for wrong usage: %s',
    (args) => {
      expect(forecourt(args).status).toBe(2)
    },
  )

  it('exits with 1 for invalid settings, and names all of them', () => {
    const { status, stderr } = forecourt(['serve'], { PORT: '-1', LOG_LEVEL: 'loud' })
    expect(status).toBe(1)
    expect(stderr).toContain('PORT')
    expect(stderr).toContain('LOG_LEVEL')
  })

  it.each([
    ['serve', '1'],
    ['serve', '2'],
    ['migrate', '1'],
  ])('%s in %s processes tells a mistake of the dealer’s, and nothing else', (command, processes) => {
    const folder = mkdtempSync(join(tmpdir(), 'dealer-'))
    cpSync(demoFolder, folder, { recursive: true })
    const file = join(folder, 'dealer.ts')
    writeFileSync(file, readFileSync(file, 'utf8').replace(/email: '.*'/, "email: 'nobody'"))
    const env = { FORECOURT_DEALER: folder, DATA_DIR: join(folder, 'data'), WEB_CONCURRENCY: processes }
    const { status, stderr } = forecourt([command], env)
    expect(status).toBe(1)
    const [first, second = '', ...others] = stderr.trim().split('\n')
    expect(first).toBe('The dealer’s facts have mistakes.')
    expect(second).toMatch(/dealer\.ts:\d+: email: expected an email address$/)
    expect(others).toEqual([])
  })
})
