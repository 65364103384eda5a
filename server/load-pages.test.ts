import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'

const inProject = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** Renders a vehicle's page on a stock that fails, and prints the logged stack. Runs without Vitest, which maps stacks. */
const program = `
  import { loadPages } from ${JSON.stringify(inProject('server/load-pages.ts'))}
  const fail = () => { throw new Error('The stock cannot be read') }
  const stock = new Proxy({}, { get: () => fail })
  const { pages } = await loadPages({})
  const options = { stock, foreignScript: null, retryAfterSeconds: null, reportError: ({ stack }) => console.log(stack) }
  await pages(new Request('http://site/vehicles/c1'), options)
`

describe.skipIf(!existsSync(inProject('build/server/index.js')))('the built pages', () => {
  it('log errors with the files and lines of the sources', async () => {
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], {
      env: { NODE_ENV: 'production' },
    })
    expect(stdout).toContain('Error: The stock cannot be read')
    const [, line] = /\(\S*app\/routes\/vehicle\.tsx:(\d+):\d+\)/.exec(stdout) ?? []
    const source = readFileSync(inProject('app/routes/vehicle.tsx'), 'utf8').split('\n')
    expect(source[Number(line) - 1]).toContain('stock')
  })

  it('give browsers no source maps', () => {
    const files = readdirSync(inProject('build/client'), { recursive: true, encoding: 'utf8' })
    expect(files.filter((file) => file.endsWith('.js'))).not.toEqual([])
    expect(files.filter((file) => file.endsWith('.map'))).toEqual([])
  })
})
