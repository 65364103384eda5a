import { install } from './install.mjs'
import { main } from './main.mjs'
import { inProject } from './project.mjs'
import { mustSucceed, runNode } from './run.mjs'

/** @param {string} path @param {...string} args */
const tool = (path, ...args) => runNode([inProject('node_modules', path), ...args])

await main(async () => {
  await install()
  await mustSucceed('Making the types of routes', tool('@react-router/dev/bin.cjs', 'typegen'))
  // Each checker derives the types that it meets anew: with the default of 4, a third more work than with 2.
  await mustSucceed('The check of types', tool('typescript/bin/tsc', '--noEmit', '--checkers', '2'))
  await mustSucceed('The check of patterns', runNode([inProject('scripts/patterns/run.ts')]))
  await mustSucceed('The lint', tool('@biomejs/biome/bin/biome', 'ci'))
})
