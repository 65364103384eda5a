import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inProject } from '../../scripts/project.mjs'
import { openSite, type TestSite } from '../support/open-site.ts'

const kilobyte = 1024

let site: TestSite
beforeAll(async () => {
  site = await openSite({ count: 3_000 })
})
afterAll(() => site.close())

/** The first document of the page, with the script files that it loads, those that they import included. */
async function measure(path: string) {
  const { body } = await site.ask(path)
  const files = new Set(body.match(/\/assets\/[\w.-]+\.js/g))
  // A set can grow while it is iterated.
  for (const file of files) {
    const imports = readAsset(file).matchAll(/(?:from|import) ?["'`]\.\/([\w.-]+\.js)["'`]/g)
    for (const [, name] of imports) files.add(`/assets/${name}`)
  }
  const [, data = ''] = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(body) ?? []
  return {
    files: [...files],
    scriptBytes: [...files].reduce((sum, file) => sum + gzipSync(readAsset(file), { level: 9 }).length, 0),
    data,
    documentBytes: brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length,
  }
}

function readAsset(file: string): string {
  return readFileSync(join(inProject('build/client'), file), 'utf8')
}

describe.each([
  ['results', () => '/car-search', 16],
  ['results of vans', () => '/van-search', 16],
  ['results of trucks', () => '/truck-search', 16],
  ['results of one make, with its derivatives', () => '/car-search?make=Ford', 16],
  ['a vehicle', () => `/vehicles/${site.vehicleId}`, 16],
])('%s', (_name, path, mostKilobytes) => {
  it('loads few script files, and none of another kind of page', async () => {
    const { files, scriptBytes } = await measure(path())
    expect(files.length).toBeGreaterThan(3)
    expect(files.length).toBeLessThanOrEqual(8)
    expect(scriptBytes).toBeLessThanOrEqual(90 * kilobyte)
    const other = path().startsWith('/vehicles/') ? '/search-' : '/vehicle-'
    expect(files.filter((file) => file.includes(other) || /home|landing|Application/.test(file))).toEqual([])
    const framework = files.filter((file) => /react-router|clientLoader/i.test(readAsset(file)))
    expect(framework).toEqual([])
  })

  it('carries little data beside its markup', async () => {
    const { data, documentBytes } = await measure(path())
    // Throws where the document has none.
    expect(Object.keys(JSON.parse(data)).length).toBeGreaterThan(3)
    expect(Buffer.byteLength(data)).toBeLessThanOrEqual(12 * kilobyte)
    expect(documentBytes).toBeLessThanOrEqual(mostKilobytes * kilobyte)
  })
})

it('has the vehicles and the values of a filter once in the document, and sends them with new results', async () => {
  const { body, document } = await site.open('/van-search')
  const [card] = document.querySelectorAll('article h3 a')
  const [id = ''] = /[^/]+$/.exec(card?.getAttribute('href') ?? '') ?? []
  expect(id).not.toBe('')
  expect(body.split(id)).toHaveLength(2)
  expect(document.querySelectorAll('input[type="checkbox"][name]')).toEqual([])
  expect((await site.ask('/van-search.json')).body).toContain(id)
  const { document: opened } = await site.open('/van-search?several=bodyType')
  const boxes = opened.querySelectorAll('input[type="checkbox"]').map((box) => box.getAttribute('name'))
  expect(new Set(boxes)).toEqual(new Set(['bodyType']))
})

it('has the options of a filter once in the document, and sends them with new results', async () => {
  const { body, document } = await site.open('/car-search?make=Ford')
  const [, model] = document.querySelectorAll('select[name="model"] option').map(({ text }) => text)
  expect(model).toMatch(/ \(\d+\)$/)
  expect(body.split(`>${model}<`)).toHaveLength(2)
  expect(body.slice(body.indexOf('id="page-data"'))).not.toContain(model)
  expect((await site.ask('/car-search.json?make=Ford')).body).toContain(model)
})
