import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'

/** Opens an observer in a process of its own, and prints the packages that were loaded for it. */
const program = `
  import { registerHooks } from 'node:module'
  const packages = new Set()
  registerHooks({
    load(url, context, next) {
      const [, name] = /\\/node_modules\\/(@[^/]+\\/[^/]+|[^/]+)\\//.exec(url) ?? []
      if (name) packages.add(name)
      return next(url, context)
    },
  })
  const { openObserver } = await import(${JSON.stringify(new URL('./open-observer.ts', import.meta.url))})
  await openObserver(JSON.parse(process.argv[1]), { info() {}, warn() {}, error() {} })
  console.log(JSON.stringify([...packages]))
  process.exit()
`

async function packagesLoadedFor(config: object): Promise<string[]> {
  const args = ['--input-type=module', '--eval', program, JSON.stringify(config)]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  return JSON.parse(stdout)
}

describe('the library of metrics', () => {
  it.each([
    ['without METRICS_PORT', { metricsPort: null }, false],
    ['with METRICS_PORT', { metricsPort: 0 }, true],
  ])('is loaded only where it is asked for: %s', async (_what, config, isLoaded) => {
    expect((await packagesLoadedFor(config)).includes('prom-client')).toBe(isLoaded)
  })
})
