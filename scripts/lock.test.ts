import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { lockFiles, missingBinaries } from './missing-binaries.mjs'
import { inProject } from './project.mjs'

describe.each(lockFiles)('the lock file %s', (file) => {
  const { packages } = JSON.parse(readFileSync(inProject(file), 'utf8'))

  it('holds the binaries of every system, without which npm ci refuses it: see scripts/complete-lock.mjs', () => {
    expect(missingBinaries(packages)).toEqual({})
  })

  it('names no registry', () => {
    expect(Object.values<{ resolved?: string }>(packages).filter(({ resolved }) => resolved)).toEqual([])
  })
})

describe('missing binaries', () => {
  const tool = {
    version: '1.0.0',
    dev: true,
    optionalDependencies: { '@tool/cli-linux-arm64-musl': '1.0.0' },
  }

  it('are known by their names', () => {
    expect(missingBinaries({ 'node_modules/tool': tool })).toEqual({
      'node_modules/@tool/cli-linux-arm64-musl': {
        version: '1.0.0',
        os: ['linux'],
        cpu: ['arm64'],
        libc: ['musl'],
        dev: true,
        optional: true,
      },
    })
  })

  it('are none where the lock file has them', () => {
    const present = { 'node_modules/@tool/cli-linux-arm64-musl': { version: '1.0.0' } }
    expect(missingBinaries({ 'node_modules/tool': tool, ...present })).toEqual({})
  })
})
