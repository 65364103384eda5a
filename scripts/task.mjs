// The commands of package.json except the tests: node scripts/task.mjs NAME, with arguments of the command.

import { build, checkDealer, isBuilt } from './build-if-changed.mjs'
import { demoFolder } from './dealer/folder.mjs'
import { findBrowsers, findChromium } from './find-browsers.mjs'
import { install } from './install.mjs'
import { inProject } from './project.mjs'
import { main, messageOf, mustSucceed, runNode } from './run.mjs'

const [name = '', ...args] = process.argv.slice(2)

/** @param {string} path @param {...string} options */
const tool = (path, ...options) => runNode([inProject('node_modules', path), ...options])

/** @type {Record<string, () => Promise<number | void>>} */
const tasks = {
  build: () => build(),
  /**
   * What visitors need comes first. An empty stock is filled while the pages are built, which `serve` would do after it, and
   * the desk is built while the site starts.
   */
  async start() {
    const command = inProject('bin/forecourt.mjs')
    if (!isBuilt('site')) {
      await build(['site'], async () => {
        // `serve` tries again, and says what is wrong.
        await runNode([command, 'fill'])
      })
    }
    const serving = runNode([command, 'serve', ...args])
    const desk = build(['desk']).catch((error) => console.error(messageOf(error)))
    const code = await serving
    await desk
    return code
  },
  /** Vite reloads what the browser and the pages use; Node starts again when the server's own files change. */
  async dev() {
    await checkDealer('--draft')
    const watched = ['server', 'domain', 'packages/facet-index', 'content', 'dealers']
    const watch = watched.map((path) => `--watch-path=${path}`)
    // The only command that runs React's development build. NODE_ENV of the shell is ignored.
    return runNode([...watch, '--watch-preserve-output', 'server/dev.ts'], {
      NODE_ENV: 'development',
      // Node keeps what it has compiled: a start takes half as long.
      NODE_COMPILE_CACHE: inProject('node_modules/.cache/node'),
    })
  },
  async check() {
    // Like the tests, it is about the project, whichever dealer runs the site.
    process.env.FORECOURT_DEALER = demoFolder
    for (const folder of ['.', 'desk'])
      await mustSucceed('Making the types of routes', tool('@react-router/dev/bin.cjs', 'typegen', folder))
    // Each checker derives the types that it meets anew: with the default of 4, a third more work than with 2.
    await mustSucceed('The check of types', tool('typescript/bin/tsc', '--noEmit', '--checkers', '2'))
    // Types of routes are global, so each app of React Router is a program of its own.
    await mustSucceed(
      'The check of the desk’s types',
      tool('typescript/bin/tsc', '--noEmit', '--project', 'desk'),
    )
    await mustSucceed('The check of patterns', runNode([inProject('scripts/patterns/run.ts')]))
    await mustSucceed(
      'The lint',
      tool('@biomejs/biome/bin/biome', 'ci'),
      '`npm run fix` formats, and mends what is safe to mend; mend the rest by hand.',
    )
  },
  /** Formats, sorts imports and applies the safe mends of the lint. What is left is told. */
  fix: () => tool('@biomejs/biome/bin/biome', 'check', '--write'),
  /**
   * Lighthouse on every type of page. Options: `-- --json`; `--only '^home'` takes the pages whose name matches;
   * `--runs 1` instead of three; `--site http://…` audits a running site.
   */
  audit: () => withSite('scripts/audit/run.ts'),
  /**
   * A picture of every kind of page. Options: `-- --only '^cars'` takes those whose name matches; `--width 320` replaces
   * the usual two widths; `--scheme dark` takes one colour scheme; `--site http://…` uses a running site.
   */
  screenshots: () => withSite('scripts/screenshots/take.ts'),
  /** Draws the icons and the picture of a shared link from the logo, colours, font and facts of the dealer's folder. */
  'dealer:pictures': () => runNode([inProject('scripts/draw/dealer-pictures.ts')]),
  /** Sets the sizes of the fallback fonts in the dealer's `theme.css`, after a change of `font.woff2`. */
  'dealer:font': () => runNode([inProject('scripts/draw/fallback-fonts.ts')]),
  /** The contrast of every pair of colours of the dealer's `theme.css`, and what `headerColours` has to be. */
  'dealer:colours': () => tool('vitest/vitest.mjs', 'run', 'app/styles'),
  /** Writes the packages that the project uses and their licences to `sbom`. Fails on a licence that is not allowed. */
  sbom: () => runNode([inProject('scripts/sbom/run.ts')]),
  /** The journeys in Firefox and WebKit. Arguments select: npm run test:browsers -- application -t webkit. */
  async 'test:browsers'() {
    process.env.FORECOURT_DEALER = demoFolder
    const browsers = await findBrowsers()
    await build()
    const config = inProject('tests/browsers/vitest.config.ts')
    const vitest = inProject('node_modules/vitest/vitest.mjs')
    return runNode([vitest, 'run', '--config', config, '--reporter=verbose', ...args], browsers)
  },
}

/** @param {string} script */
async function withSite(script) {
  await build()
  return runNode([inProject(script), ...args], { CHROMIUM_PATH: await findChromium() })
}

await main(async () => {
  const task = tasks[name]
  if (task === undefined) throw new Error(`Name a task: ${Object.keys(tasks).join(', ')}`)
  await install({ withTools: !['start', 'build', 'dev'].includes(name) })
  return task()
})
