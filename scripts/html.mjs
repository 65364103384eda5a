import { build } from './build-if-changed.mjs'
import { install } from './install.mjs'
import { main } from './main.mjs'
import { inProject } from './project.mjs'
import { runNode } from './run.mjs'

// Runs only the check of the pages' HTML, which is part of `npm test`.
await main(async () => {
  await install()
  await build()
  return runNode([inProject('node_modules/vitest/vitest.mjs'), 'run', 'tests/pages/html.test.ts'])
})
