import { existsSync } from 'node:fs'
import { mustSucceed, run } from './run.mjs'

/**
 * Installs packages of the system, which only root on Debian can do.
 * @param {readonly string[]} names
 * @returns {Promise<boolean>} false where it cannot
 */
export async function installDebianPackages(names) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false
  console.log(`Installing ${names.join(', ')} of the system’s packages…`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await mustSucceed('apt-get update', run('apt-get', ['update'], env))
  await mustSucceed(`apt-get install ${names.join(' ')}`, run('apt-get', ['install', '-y', ...names], env))
  return true
}
