import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { afterAll, expect, it, vi } from 'vitest'

const example = new URL('readme-example.ts', import.meta.url)

afterAll(() => rmSync(example, { force: true }))

it('has an example that prints what its comments say', async () => {
  const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8')
  const code = /```ts\n(.*?)```/s.exec(readme)?.[1] as string
  const printed: string[] = []
  const { format } = await import('node:util')
  const log = vi.spyOn(console, 'log').mockImplementation((...values) => void printed.push(format(...values)))
  writeFileSync(example, code.replace("'facet-index'", "'./facet-index.ts'"))
  await import(example.href)
  log.mockRestore()
  const promised = [...code.matchAll(/console\.log\(.*\) \/\/ (.*)/g)].map(([, text]) => text)
  expect(printed).toEqual(promised)
  expect(promised).toHaveLength(3)
})
