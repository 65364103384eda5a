// Installs the peers when they are not there: they are large, and only measurements need them.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export function installPeers(): void {
  const folder = fileURLToPath(new URL('.', import.meta.url))
  if (existsSync(`${folder}node_modules`)) return
  const installed = spawnSync('npm', ['ci'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  if (installed.status !== 0) process.exit(1)
}
