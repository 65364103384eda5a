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

  it('names the file that this user may not write, and the command that corrects it', () => {
    expect(diskAdvice(failure('EACCES', '/data/application.key'))).toMatch(
      /may not write \/data\/application.key: .*chown -R/,
    )
    const readOnly = Object.assign(new Error('attempt to write a readonly database'), { errcode: 8 })
    expect(diskAdvice(readOnly, '/data/stock.db')).toMatch(/\/data\/stock.db.*chown -R/)
  })

  it('is absent for other errors, such as a port that may not be used', () => {
    expect(diskAdvice(failure('EACCES'))).toBeNull()
    expect(adviceFor(failure('ECONNREFUSED', '/tmp/socket'))).toEqual({})
    expect(adviceFor('text')).toEqual({})
  })
})
