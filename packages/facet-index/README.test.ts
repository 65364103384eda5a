import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it, onTestFinished, vi } from 'vitest'

it('has an example that prints what its comments say', async () => {
  const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8')
  const code = /```ts\n(.*?)```/s.exec(readme)?.[1] as string
  const printed: string[] = []
  const { format } = await import('node:util')
  const log = vi.spyOn(console, 'log').mockImplementation((...values) => void printed.push(format(...values)))
  // Not beside the sources: a site that starts meanwhile would see a changed source, and build its pages anew.
  const folder = mkdtempSync(join(tmpdir(), 'facet-index-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const example = join(folder, 'readme-example.ts')
  const library = new URL('facet-index.ts', import.meta.url).href
  writeFileSync(example, code.replace("'facet-index'", `'${library}'`))
  await import(pathToFileURL(example).href)
  log.mockRestore()
  const promised = [...code.matchAll(/console\.log\(.*\) \/\/ (.*)/g)].map(([, text]) => text)
  expect(printed).toEqual(promised)
  expect(promised).toHaveLength(3)
})
