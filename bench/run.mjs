// Runs the measurements with production builds of React, as the site does.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('main.ts', import.meta.url))
const measured = spawnSync(
  'node',
  ['--expose-gc', '--max-old-space-size=12000', main, ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } },
)
process.exit(measured.status ?? 1)
