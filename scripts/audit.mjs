import { build } from './build-if-changed.mjs'
import { findChromium } from './find-chromium.mjs'
import { install } from './install.mjs'
import { main } from './main.mjs'
import { inProject } from './project.mjs'
import { runNode } from './run.mjs'

// Runs Lighthouse on every type of page. Options: `-- --json`; `--only '^home'` takes the pages whose name matches;
// `--runs 1` instead of three; `--site http://…` audits a running site.
await main(async () => {
  await install()
  await build()
  const CHROMIUM_PATH = await findChromium()
  return runNode([inProject('scripts/audit/run.ts'), ...process.argv.slice(2)], { CHROMIUM_PATH })
})
