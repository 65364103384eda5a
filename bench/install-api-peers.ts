// Installs what the API is measured with when it is not there: only measurements need it.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'

const folder = new URL('./api-peers/', import.meta.url)

export function installApiPeers(): void {
  if (existsSync(new URL('node_modules', folder))) return
  const cwd = fileURLToPath(folder)
  const installed = spawnSync('npm', ['ci'], { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
  if (installed.status !== 0) throw new Error('The packages of bench/api-peers could not be installed')
}

/** Imports a package of `api-peers`. The types are the parts that the benchmark uses: it is checked without them. */
export async function importApiPeer<Module>(name: string): Promise<Module> {
  const file = createRequire(new URL('package.json', folder)).resolve(name)
  return await import(pathToFileURL(file).href)
}
