import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Installs the packages of this folder when they are not there: they are large, and only those who draw need them. */
export function installSources(): void {
  const folder = import.meta.dirname
  if (existsSync(join(folder, 'node_modules'))) return
  const installed = spawnSync('npm', ['ci'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  if (installed.status !== 0) throw new Error(`The packages of ${folder} could not be installed`)
}
