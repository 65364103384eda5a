import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { demoFolder } from '../../scripts/dealer/folder.mjs'
import { runForecourt, runProcess } from './testing/run-forecourt.ts'

describe('the forecourt command', () => {
  it('lists its commands in any environment', async () => {
    const { code, stdout } = await runForecourt(['--help'], { env: { PORT: 'nonsense' } })
    expect(code).toBe(0)
    for (const name of ['serve', 'stock', 'demo', 'leads', 'migrate', 'backup'])
      expect(stdout).toContain(name)
  })

  it.each([[['sell']], [['serve', '--fast']], [['leads', 'show']]])(
    'exits with 2 for wrong usage: %s',
    async (args) => {
      expect((await runForecourt(args, { env: {} })).code).toBe(2)
    },
  )

  it('exits with 1 for invalid settings, and names all of them', async () => {
    const { code, stderr } = await runForecourt(['serve'], { env: { PORT: '-1', LOG_LEVEL: 'loud' } })
    expect(code).toBe(1)
    expect(stderr).toContain('PORT')
    expect(stderr).toContain('LOG_LEVEL')
  })

  it('serve tells a mistake of the dealer’s, and nothing else', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'dealer-'))
    cpSync(demoFolder, folder, { recursive: true })
    const file = join(folder, 'dealer.ts')
    writeFileSync(file, readFileSync(file, 'utf8').replace(/email: '.*'/, "email: 'nobody'"))
    const env = { FORECOURT_DEALER: folder, DATA_DIR: join(folder, 'data') }
    const { code, stderr } = await runProcess(['serve'], { env })
    expect(code).toBe(1)
    const [first, second = '', ...others] = stderr.trim().split('\n')
    expect(first).toBe('The dealer’s facts have mistakes.')
    expect(second).toMatch(/dealer\.ts:\d+: email: expected an email address$/)
    expect(others).toEqual([])
  })
})
