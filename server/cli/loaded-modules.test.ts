import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { command } from './testing/run-forecourt.ts'

const folder = mkdtempSync(join(tmpdir(), 'forecourt-modules-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const listLoaded = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module'
  import { writeSync } from 'node:fs'
  registerHooks({
    load(url, context, next) {
      writeSync(2, 'loaded ' + url + String.fromCharCode(10))
      return next(url, context)
    },
  })`)}`

/** What takes long to load, by a part of its address. */
const large = [
  ...['fastify', 'react', 'sharp', 'ajv', 'acorn', 'pg', 'hucre', 'yaml', 'create-facet-index', 'demo-stock'],
  ...['import-stock', 'guess-columns'],
]

/** Staff wait for a command's first line, and half of a short one's time is loading modules. */
it.each([
  ['--version', 0],
  ['--help', 0],
  ['stock --help', 0],
  ['stock import --help', 0],
  ['stock columns --help', 0],
  ['stock stats', 0],
  ['leads list', 1],
  ['desk --help', 0],
])('%s loads nothing large', (words, code) => {
  const { status, loaded } = run(command, ...words.split(' '))
  expect([status, among(large, loaded)]).toEqual([code, []])
})

/** What is loaded when somebody first asks for it: an Excel workbook, an assistant, a notification, a mistake in the facts. */
const seldomAsked = ['hucre', 'yauzl', '@modelcontextprotocol', 'ajv', 'acorn', 'sharp', 'pg', 'nodemailer']

it('the site loads nothing that most sites are never asked for', () => {
  const { status, loaded } = run(
    '--eval',
    `import(${JSON.stringify(new URL('../main.ts', import.meta.url))})`,
  )
  expect([status, among(seldomAsked, loaded)]).toEqual([0, []])
})

function run(...args: readonly string[]): { status: number | null; loaded: string[] } {
  const env = { DATA_DIR: folder, FORECOURT_DEALER: process.env.FORECOURT_DEALER }
  const options = { env, encoding: 'utf8', cwd: import.meta.dirname } as const
  const { stderr, status } = spawnSync(process.execPath, ['--import', listLoaded, ...args], options)
  const loaded = Array.from(stderr.matchAll(/^loaded (.*)$/gm), ([, url = '']) => url)
  expect(loaded.length).toBeGreaterThan(10)
  return { status, loaded }
}

function among(names: readonly string[], loaded: readonly string[]): string[] {
  return loaded.filter((url) =>
    names.some((name) =>
      new RegExp(`(?:node_modules|packages|create)[-/]${name}[/.]|/${name}\\.ts$`).test(url),
    ),
  )
}
