import { existsSync, readFileSync, rmSync } from 'node:fs'
import { build } from './build-if-changed.mjs'
import { findChromium } from './find-chromium.mjs'
import { install } from './install.mjs'
import { main } from './main.mjs'
import { inProject } from './project.mjs'
import { runNode } from './run.mjs'

const vitestReport = inProject('test-results', 'vitest.json')
const playwrightReport = inProject('test-results', 'playwright.json')

await main(async () => {
  await install()
  const chromium = await findChromium()
  await build()
  for (const report of [vitestReport, playwrightReport]) rmSync(report, { force: true })
  const codes = [
    await runNode([
      inProject('node_modules/vitest/vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${vitestReport}`,
    ]),
    await runNode([inProject('node_modules/@playwright/test/cli.js'), 'test', '--reporter=list,json'], {
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
    }),
  ]
  const { passed, failed, skipped } = sum([countVitest(), countPlaywright()])
  if (skipped > 0) console.log(`${skipped} skipped`)
  const crashed = codes.some((code) => code !== 0) && failed === 0
  if (crashed) console.log('A test runner ended with an error although no test failed: see above')
  console.log(`${passed} passed, ${failed} failed`)
  return crashed ? 1 : Math.min(failed, 1)
})

function countVitest() {
  const report = read(vitestReport)
  if (!report) return { passed: 0, failed: 1, skipped: 0 }
  // A file that cannot be loaded counts as one failed test.
  const broken = report.testResults.filter(
    (/** @type {{ status: string, assertionResults: unknown[] }} */ file) =>
      file.status === 'failed' && file.assertionResults.length === 0,
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

function countPlaywright() {
  const report = read(playwrightReport)
  if (!report) return { passed: 0, failed: 1, skipped: 0 }
  const { expected, flaky, unexpected, skipped } = report.stats
  // What failed once has failed; a runner that could not begin has too.
  return { passed: expected, failed: unexpected + flaky + report.errors.length, skipped }
}

/** @param {string} file */
function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

/** @param {{ passed: number, failed: number, skipped: number }[]} counts */
function sum(counts) {
  return counts.reduce((total, { passed, failed, skipped }) => ({
    passed: total.passed + passed,
    failed: total.failed + failed,
    skipped: total.skipped + skipped,
  }))
}
