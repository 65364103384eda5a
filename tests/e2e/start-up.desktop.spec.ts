import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { command } from './support/command.ts'
import { expect, test } from './support/test.ts'

test('a port in use is reported with a suggestion', async ({ site, demoDataDir }) => {
  const { port } = new URL(site.url)
  const [node, script] = command
  const child = spawn(node, [script, 'serve'], { env: { ...process.env, PORT: port, DATA_DIR: demoDataDir } })
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  expect(said).toContain(`Port ${port} is in use. Choose another, for example PORT=`)
  expect(said).not.toContain('    at ')
  expect(code).toBe(1)
})
