import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { checkNode, pinnedVersion } from './check-node.mjs'

it('accepts the installed Node', () => {
  expect(() => checkNode()).not.toThrow()
})

it('refuses another binary, and says what to do', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-node-'))
  const file = join(folder, 'node')
  await writeFile(file, 'something else')
  for (const platform of ['linux-x64', 'linux-arm64', 'win32-x64'])
    expect(() => checkNode(file, platform)).toThrow(/node is not Node .* Delete node_modules/s)
  await rm(folder, { recursive: true })
})

it('says so where it has no checksum', () => {
  expect(checkNode('/nowhere/node', 'darwin-arm64')).toMatch(/darwin-arm64 was not checked/)
})

it('has the checksums of the version that package.json names', async () => {
  const { dependencies } = JSON.parse(await readFile('package.json', 'utf8'))
  expect(pinnedVersion).toBe(dependencies.node)
})

it('is one of the packages with an installation script, which package.json all names', async () => {
  const { allowScripts } = JSON.parse(await readFile('package.json', 'utf8'))
  const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8'))
  const withScript = Object.entries<{ hasInstallScript?: boolean }>(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.replace(/^.*node_modules\//, ''))
  expect(withScript.sort()).toEqual(Object.keys(allowScripts).sort())
})
