// Loaded with `--import` before a program: when the program ends, lists each file of React that it ran.
import { writeSync } from 'node:fs'
import { createRequire } from 'node:module'

const { cache } = createRequire(import.meta.url)

process.on('exit', () => {
  for (const [path, module] of Object.entries(cache)) {
    // Node reads both builds to find their exports, but runs only one.
    if (!module?.loaded) continue
    const [, file] =
      /\/node_modules\/((?:react|react-dom|scheduler)\/.*)$/.exec(path.replaceAll('\\', '/')) ?? []
    if (file) writeSync(2, `ran ${file}\n`)
  }
})
