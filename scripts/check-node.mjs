import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { projectNode } from './project.mjs'

/** The version of the package `node` that the checksums are of. */
export const pinnedVersion = '24.21.0'

/**
 * SHA-256 of the binary. The package `node` downloads it while it is installed, so the lock file has no checksum of it.
 * @type {Readonly<Record<string, string>>}
 */
const checksums = {
  'linux-x64': '7fde7b8afa198da66257f42ee2001d874c7355631e6d1579a5fb5ef1f246df4c',
  'linux-arm64': '0f8949d1028f6d61506b2d5bc57e7e6fe893d7b1997509b7847294fc9c616584',
  'win32-x64': 'ba4e6d110e8c1592a1ecd390f6b05f3da124b13871a5be62b341a07a853c6c32',
}

/**
 * @param {string} [file]
 * @param {string} [platform]
 * @returns {string | null} a warning when there is no checksum for this platform
 * @throws {Error} when the binary is not the pinned one
 */
export function checkNode(file = projectNode, platform = `${process.platform}-${process.arch}`) {
  const expected = checksums[platform]
  if (expected === undefined)
    return `Node for ${platform} was not checked: scripts/check-node.mjs has no checksum of it.`
  const found = createHash('sha256').update(readFileSync(file)).digest('hex')
  if (found === expected) return null
  throw new Error(
    `${file} is not Node ${pinnedVersion} for ${platform}: its SHA-256 is ${found}, not ${expected}.\n` +
      'Do not run it. Delete node_modules and install again from a registry that you trust. ' +
      'After an update of the package "node", change scripts/check-node.mjs.',
  )
}
