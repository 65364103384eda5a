import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openStaticCopy, type StaticCopy } from './static-copy.ts'

const page = `<!doctype html><link rel="modulepreload" href="/a.js"/><script type="application/ld+json">{"a":1}</script><p>Words</p><script>run()</script><script type="module" src="/a.js"></script>`

const site = createServer((request, response) => {
  response.end(request.url === '/page' ? page : `the file ${request.url}`)
})
let copy: StaticCopy
beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  const address = site.address()
  const port = typeof address === 'object' ? address?.port : 0
  copy = await openStaticCopy(`http://127.0.0.1:${port}`, ['/page'])
})
afterAll(async () => {
  await copy.close()
  site.close()
})

it('has the words and the structured data of a page but no script', async () => {
  expect(await (await fetch(`${copy.url}/page`)).text()).toBe(
    '<!doctype html><script type="application/ld+json">{"a":1}</script><p>Words</p>',
  )
})

it('has the files of the site', async () => {
  expect(await (await fetch(`${copy.url}/assets/a.css`)).text()).toBe('the file /assets/a.css')
})
