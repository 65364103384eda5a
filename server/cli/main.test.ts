import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

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
})
