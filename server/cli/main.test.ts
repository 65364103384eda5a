import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const script = fileURLToPath(new URL('../../bin/forecourt.mjs', import.meta.url))

function forecourt(args: string[], env: Record<string, string> = {}) {
  return spawnSync(process.execPath, [script, ...args], { encoding: 'utf8', env: { ...process.env, ...env } })
}

describe('the forecourt command', () => {
  it('lists what it can do, in any environment', () => {
    const { status, stdout } = forecourt(['--help'], { PORT: 'nonsense' })
    expect(status).toBe(0)
    for (const name of ['serve', 'stock', 'demo', 'leads', 'migrate']) expect(stdout).toContain(name)
  })

  it.each([[['sell']], [['serve', '--fast']], [['leads', 'show']]])(
    'answers 2 to wrong usage: %s',
    (args) => {
      expect(forecourt(args).status).toBe(2)
    },
  )

  it('answers 1 to an environment that is not usable, and names all of it', () => {
    const { status, stderr } = forecourt(['serve'], { PORT: '-1', LOG_LEVEL: 'loud' })
    expect(status).toBe(1)
    expect(stderr).toContain('PORT')
    expect(stderr).toContain('LOG_LEVEL')
  })
})
