import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { faultOfLicence, formatLicences, installedApart, type Part, partsOfLock } from './licences.ts'

const part = (licence: string | null, isForDevelopment = false): Part => ({
  name: 'a',
  version: '1.0.0',
  licence,
  isForDevelopment,
})

describe('the licences of the packages', () => {
  it.each(['MIT', '(MIT OR GPL-3.0-only)', 'MIT AND Zlib', '(BSD-2-Clause OR MIT OR Apache-2.0)'])(
    'may be %s',
    (licence) => expect(faultOfLicence(part(licence))).toBeNull(),
  )

  it.each([
    'GPL-3.0-only',
    'MIT AND GPL-3.0-only',
    '(MIT OR ISC) AND GPL-2.0',
    'SEE LICENSE IN FILE',
    'UNLICENSED',
  ])('may not be %s', (licence) => expect(faultOfLicence(part(licence, true))).toContain(licence))

  it('may be the MPL for a tool only, and may not be missing', () => {
    expect(faultOfLicence(part('MPL-2.0', true))).toBeNull()
    expect(faultOfLicence(part('MPL-2.0'))).toContain('not allowed')
    expect(faultOfLicence(part(null))).toBe('a 1.0.0 names no licence')
  })

  it('may be the LGPL for the library of pictures only', () => {
    const lgpl = part('LGPL-3.0-or-later')
    expect(faultOfLicence({ ...lgpl, name: '@img/sharp-libvips-linux-x64' })).toBeNull()
    expect(faultOfLicence(lgpl)).toContain('not allowed')
  })

  it('are allowed, for every package that is installed', () => {
    const project = join(import.meta.dirname, '../..')
    const readJson = (path: string) => JSON.parse(readFileSync(join(project, path), 'utf8'))
    const locked = Object.entries<{ dev?: boolean; link?: boolean }>(readJson('package-lock.json').packages)
    const parts = locked.flatMap(([path, { dev = false, link = false }]): Part[] => {
      const file = `${path}/package.json`
      // Those of other platforms are not installed, and the lock file has no licence of theirs.
      if (!path.includes('node_modules/') || link || !existsSync(join(project, file))) return []
      const { name, version, license, licenses } = readJson(file)
      const named =
        license?.type ?? license ?? licenses?.map(({ type }: { type: string }) => type).join(' AND ')
      return [{ name, version, licence: named ?? null, isForDevelopment: dev }]
    })
    expect(parts.length).toBeGreaterThan(100)
    expect(parts.flatMap((each) => faultOfLicence(each) ?? [])).toEqual([])
  })

  it.each(installedApart)('are allowed, for what is installed apart in %s', (path) => {
    const lock = readFileSync(join(import.meta.dirname, '../..', path, 'package-lock.json'), 'utf8')
    const parts = partsOfLock(JSON.parse(lock))
    expect(parts.length).toBeGreaterThan(0)
    expect(parts.flatMap((each) => faultOfLicence(each) ?? [])).toEqual([])
  })

  it('is apart wherever a folder has a lock file of its own', () => {
    const project = join(import.meta.dirname, '../..')
    const locks = globSync('{scripts,packages,bench,tests,server}/**/package-lock.json', {
      cwd: project,
      exclude: (path) => path.includes('node_modules'),
    })
    expect(locks.map((lock) => dirname(lock).replaceAll('\\', '/')).toSorted()).toEqual(
      installedApart.toSorted(),
    )
  })

  it('are listed in Markdown', () => {
    const list = formatLicences([part('MIT'), { ...part('ISC', true), name: 'b' }])
    expect(list).toContain('| MIT | 1 |')
    expect(list).toContain('| b | 1.0.0 | ISC | to build and test |')
  })
})
