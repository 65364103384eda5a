import { build } from './build-if-changed.mjs'
import { install } from './install.mjs'
import { main } from './main.mjs'
import { inProject } from './project.mjs'
import { runNode } from './run.mjs'

await main(async () => {
  await install()
  await build()
  return runNode([inProject('bin/forecourt.mjs'), 'serve', ...process.argv.slice(2)])
})
