// Installs what the measurements need, kept out of the product's own install, and runs them.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('.', import.meta.url))

if (!existsSync(`${folder}node_modules`)) {
  const installed = spawnSync('npm', ['ci'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  if (installed.status !== 0) process.exit(1)
}
const measured = spawnSync(
  'node',
  ['--expose-gc', '--max-old-space-size=12000', `${folder}main.ts`, ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  },
)
process.exit(measured.status ?? 1)
