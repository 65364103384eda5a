import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { adviceFor, diskAdvice } from './disk-advice.ts'

const failure = (code: string, path?: string) =>
  Object.assign(new Error(code), { code, ...(path && { path }) })

describe('the advice on an error of the disk', () => {
  it.each([failure('ENOSPC'), failure('EDQUOT'), Object.assign(new Error('full'), { errcode: 13 })])(
    'says to make room where it is full, also as a cause: %s',
    (error) => {
      const wrapped = new Error('It was not written', { cause: error })
      expect(adviceFor(wrapped).advice).toContain('make room on the disk of DATA_DIR')
    },
  )

  it('names the file that this user may not use, and the command that corrects this one', () => {
    expect(diskAdvice(failure('EACCES', '/data/application.key'))).toMatch(
      /^The user \S+ may not use \/data\/application.key: .*\(chown -h USER \/data\/application.key\)$/,
    )
    const readOnly = Object.assign(new Error('attempt to write a readonly database'), { errcode: 8 })
    expect(diskAdvice(readOnly, '/data/stock.db')).toMatch(/chown -h USER \/data\/stock.db/)
  })

  it('never gives every file below a folder away, here or in a document', () => {
    const project = fileURLToPath(new URL('../..', import.meta.url))
    const advice = globSync(
      ['README.md', 'docs/**/*.md', 'server/**/*.ts', 'content/**/*.{ts,mdx}', 'deploy/one-machine/*'],
      {
        cwd: project,
        exclude: (name) => name.endsWith('.test.ts') || name === 'testing',
      },
    ).filter((file) => /chown (?:-\w*R|--recursive)/.test(readFileSync(join(project, file), 'utf8')))
    expect(advice).toEqual([])
  })

  it('is absent for other errors, such as a port that may not be used', () => {
    expect(diskAdvice(failure('EACCES'))).toBeNull()
    expect(adviceFor(failure('ECONNREFUSED', '/tmp/socket'))).toEqual({})
    expect(adviceFor('text')).toEqual({})
  })
})
