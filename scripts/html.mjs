import { build } from './build-if-changed.mjs'
import { install } from './install.mjs'
import { main } from './main.mjs'
import { inProject } from './project.mjs'
import { runNode } from './run.mjs'

// The Nu HTML checker on a page of every kind. `-- --site http://…` checks a site that runs already.
await main(async () => {
  await install()
  await build()
  return runNode([inProject('scripts/html/check.ts'), ...process.argv.slice(2)])
})
