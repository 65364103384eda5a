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
  await openObserver(JSON.parse(process.argv[1]), { info() {}, warn() {}, error() {} }, { servesMetrics: true })
  console.log(JSON.stringify([...packages]))
  process.exit()
`

async function packagesLoadedFor(config: object): Promise<string[]> {
  const args = ['--input-type=module', '--eval', program, JSON.stringify(config)]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  return JSON.parse(stdout)
}

const traces = '@opentelemetry/sdk-trace'

describe('the libraries of metrics and traces', () => {
  it.each([
    ['none without settings', { metricsPort: null, otlpEndpoint: null }, [], ['prom-client', traces]],
    ['for metrics', { metricsPort: 0, otlpEndpoint: null }, ['prom-client'], [traces]],
    ['for traces', { metricsPort: null, otlpEndpoint: 'http://127.0.0.1:9' }, [traces], ['prom-client']],
  ])('are loaded only where they are asked for: %s', async (_what, config, loaded, others) => {
    const packages = await packagesLoadedFor(config)
    expect(packages).toEqual(expect.arrayContaining(loaded))
    for (const other of others) expect(packages).not.toContain(other)
  })
})
