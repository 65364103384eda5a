import { demoFolder } from '../dealers/folder.mjs'
import { build } from './build-if-changed.mjs'
import { findBrowsers } from './find-browsers.mjs'
import { install } from './install.mjs'
import { main } from './main.mjs'
import { inProject } from './project.mjs'
import { runNode } from './run.mjs'

// Runs the journeys in Firefox and WebKit. Arguments select: npm run test:browsers -- application -t webkit.
process.env.FORECOURT_DEALER = demoFolder

await main(async () => {
  await install()
  const browsers = await findBrowsers()
  await build()
  const vitest = inProject('node_modules/vitest/vitest.mjs')
  const args = ['run', '--config', inProject('tests/browsers/vitest.config.ts'), '--reporter=verbose']
  return runNode([vitest, ...args, ...process.argv.slice(2)], browsers)
})
