// Installs what pages are measured with when it is not there: only measurements need it.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const folder = new URL('./page-peers/', import.meta.url)

/** Resolves a package of `page-peers` to the address of its module. */
export function pagePeer(name: string): string {
  if (!existsSync(new URL('node_modules', folder))) {
    const installed = spawnSync('npm', ['ci'], {
      cwd: fileURLToPath(folder),
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    if (installed.status !== 0) throw new Error('The packages of bench/page-peers could not be installed')
  }
  return createRequire(new URL('package.json', folder)).resolve(name)
}
