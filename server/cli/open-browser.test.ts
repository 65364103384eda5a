import { existsSync, readFileSync, statSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { openTemporaryFolder } from '../store/contract/temporary-folder.ts'
import { browserCommand, openBrowser } from './open-browser.ts'

const desktop = { platform: 'linux', env: { DISPLAY: ':0' }, uid: 1000, isTerminal: true } as const

it.each([
  [desktop, 'xdg-open'],
  [{ ...desktop, env: { WAYLAND_DISPLAY: 'wayland-0' } }, 'xdg-open'],
  [{ ...desktop, platform: 'darwin', env: {} } as const, 'open'],
  [{ ...desktop, platform: 'win32', env: {}, uid: undefined } as const, 'rundll32'],
  [{ ...desktop, env: {} }, undefined],
  [{ ...desktop, uid: 0 }, undefined],
  [{ ...desktop, isTerminal: false }, undefined],
  [{ ...desktop, env: { DISPLAY: 'localhost:10.0', SSH_CONNECTION: '1.2.3.4 5 6.7.8.9 22' } }, undefined],
  [{ ...desktop, platform: 'darwin', env: {}, uid: 0 } as const, undefined],
])('with %o the browser is opened by %s', (surroundings, program) => {
  expect(browserCommand(surroundings)?.[0]).toBe(program)
})

it('gives the browser a page that leads to the desk, and not the link, which others could see', async () => {
  const folder = await openTemporaryFolder()
  const seen = join(folder, 'seen')
  const program = join(folder, 'browser')
  await writeFile(program, `#!/bin/sh\nprintf %s "$1" > ${seen}.new && mv ${seen}.new ${seen}\n`, {
    mode: 0o755,
  })
  expect(openBrowser('http://127.0.0.1:3001/open/abc', folder, [program])).toBe(true)
  await vi.waitFor(() => expect(existsSync(seen)).toBe(true), { timeout: 30_000 })
  const address = readFileSync(seen, 'utf8')
  expect(address).not.toContain('/open/abc')
  const page = new URL(address)
  expect(readFileSync(page, 'utf8')).toContain('url=http://127.0.0.1:3001/open/abc')
  expect(statSync(page).mode & 0o077).toBe(0)
})
