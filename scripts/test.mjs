import { existsSync, readFileSync, rmSync } from 'node:fs'
import { build } from './build-if-changed.mjs'
import { demoFolder } from './dealer/folder.mjs'
import { findCaddy, findChromium } from './find-browsers.mjs'
import { install } from './install.mjs'
import { inProject } from './project.mjs'
import { main, runNode } from './run.mjs'

const vitestReport = inProject('test-results', 'vitest.json')
const playwrightReport = inProject('test-results', 'playwright.json')

// Node keeps what it compiled and stripped of types, because the tests start hundreds of processes.
const NODE_COMPILE_CACHE = inProject('node_modules', '.cache', 'forecourt')

// Tests read the demo's dealer, whichever dealer runs the site.
process.env.FORECOURT_DEALER = demoFolder

/** `npm test` is `behaviour`; `npm run test:long` has what it leaves out because of its time. */
const half = process.argv[2] === 'long' ? 'long' : 'behaviour'

// Runs both test runners, even when the first fails, and prints the sum of both: "1234 passed, 0 failed".
await main(async () => {
  await install({ withTools: true })
  const chromium = await findChromium()
  const CADDY_PATH = await findCaddy()
  await build()
  for (const report of [vitestReport, playwrightReport]) rmSync(report, { force: true })
  const vitest = inProject('node_modules/vitest/vitest.mjs')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`]
  const vitestCode = await runNode([vitest, 'run', '--project', half, ...reporters], {
    NODE_COMPILE_CACHE,
    CADDY_PATH,
  })
  // Kept logs are often cut to their end: what Vitest said of its failures must not be hundreds of lines above it.
  const list = process.stdout.isTTY ? 'list' : 'dot'
  const playwright = inProject('node_modules/@playwright/test/cli.js')
  const journeys = [playwright, 'test', '--project', `${half}-*`, `--reporter=${list},json`]
  const playwrightCode = await runNode(journeys, {
    NODE_COMPILE_CACHE,
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
  })

  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0 } = read(vitestReport) ?? {}
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = read(playwrightReport)?.stats ?? {}
  if (numPendingTests + skipped > 0) console.log(`${numPendingTests + skipped} skipped`)
  // A runner that stops before its tests, or a file that cannot be loaded, counts as one failure.
  const failed =
    Math.max(numFailedTests, vitestCode === 0 ? 0 : 1) +
    Math.max(unexpected + flaky, playwrightCode === 0 ? 0 : 1)
  const passed = numPassedTests + expected
  // CI reads the sum of `npm test`, in these words; the long half must not be taken for it.
  const ofLong = `The long half: ${passed} of ${passed + failed} tests passed`
  console.log(half === 'long' ? ofLong : `${passed} passed, ${failed} failed`)
  return Math.min(failed, 1)
})

/** @param {string} file */
function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}
