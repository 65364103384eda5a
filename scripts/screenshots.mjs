import { build } from './build-if-changed.mjs'
import { findChromium } from './find-chromium.mjs'
import { install } from './install.mjs'
import { main } from './main.mjs'
import { inProject } from './project.mjs'
import { runNode } from './run.mjs'

// Takes a screenshot of every kind of page. Options: `-- --only '^cars'` takes those whose name matches; `--width 320`
// replaces the usual two widths; `--scheme dark` takes one colour scheme; `--site http://…` uses a running site.
await main(async () => {
  await install()
  await build()
  const CHROMIUM_PATH = await findChromium()
  return runNode([inProject('scripts/screenshots/take.ts'), ...process.argv.slice(2)], { CHROMIUM_PATH })
})
