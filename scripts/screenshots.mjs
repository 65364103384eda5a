import { build } from './build-if-changed.mjs'
import { findChromium } from './find-chromium.mjs'
import { install } from './install.mjs'
import { main } from './main.mjs'
import { inProject } from './project.mjs'
import { runNode } from './run.mjs'

// A picture of every kind of page, to look at. `-- --only '^cars'` takes those whose name matches;
// `--width 320` another width than the usual two, `--scheme dark` one scheme; `--site http://…` a site that runs already.
await main(async () => {
  await install()
  await build()
  const CHROMIUM_PATH = await findChromium()
  return runNode([inProject('scripts/screenshots/take.ts'), ...process.argv.slice(2)], { CHROMIUM_PATH })
})
