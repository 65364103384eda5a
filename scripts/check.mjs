import { install } from './install.mjs'
import { main } from './main.mjs'
import { inProject } from './project.mjs'
import { mustSucceed, runNode } from './run.mjs'

/** @param {string} path @param {...string} args */
const tool = (path, ...args) => runNode([inProject('node_modules', path), ...args])

await main(async () => {
  await install()
  await mustSucceed('Making the types of routes', tool('@react-router/dev/bin.cjs', 'typegen'))
  await mustSucceed('The check of types', tool('typescript/bin/tsc', '--noEmit'))
  await mustSucceed('The lint', tool('@biomejs/biome/bin/biome', 'ci'))
})
