import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { createTemporaryFolder } from '../../store/contract/temporary-folder.ts'
import { createDeskLinks, linkLastsMs } from './desk-links.ts'

async function open() {
  const { folder, dispose } = await createTemporaryFolder()
  onTestFinished(dispose)
  return { folder, links: createDeskLinks(folder) }
}

it('opens the desk once', async () => {
  const { folder, links } = await open()
  const now = Date.now()
  const token = links.create(now)
  expect(links.isOpen(token, now)).toBe(true)
  // Another process, such as the command.
  expect([createDeskLinks(folder).redeem(token, now), links.redeem(token, now)]).toEqual([true, false])
  expect(links.isOpen(token, now)).toBe(false)
})

it('opens it for five minutes', async () => {
  const { links } = await open()
  const token = links.create(Date.now())
  expect(links.redeem(token, Date.now() + linkLastsMs)).toBe(false)
})

it('has tokens that nobody guesses, of which a reader of the folder learns none', async () => {
  const { folder, links } = await open()
  const token = links.create(Date.now())
  expect(Buffer.from(token, 'base64url')).toHaveLength(24)
  const [name = ''] = readdirSync(join(folder, 'desk-links'))
  expect(name).not.toContain(token)
  expect(links.redeem(name, Date.now())).toBe(false)
  expect(statSync(join(folder, 'desk-links')).mode & 0o077).toBe(0)
})

it.each(['', '.', '..', '../stock.db', 'a/b', '\0', 'x'.repeat(10_000)])(
  'refuses the token %j',
  async (token) => {
    const { links } = await open()
    links.create(Date.now())
    expect([links.isOpen(token, Date.now()), links.redeem(token, Date.now())]).toEqual([false, false])
  },
)

it('keeps no link that nobody can use any more', async () => {
  const { folder, links } = await open()
  links.create(Date.now())
  links.create(Date.now() + linkLastsMs + 1_000)
  expect(readdirSync(join(folder, 'desk-links'))).toHaveLength(1)
})
