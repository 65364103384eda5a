import { symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openTemporaryFolder } from './contract/temporary-folder.ts'
import { isThere } from './data-files.ts'

it('says that nothing is there only when that is known', async () => {
  const folder = await openTemporaryFolder()
  const file = join(folder, 'stock.db')
  await writeFile(file, '')
  expect([isThere(folder), isThere(file), isThere(join(folder, 'none', 'stock.db'))]).toEqual([
    true,
    true,
    false,
  ])
  // Also root, who may read everything, cannot follow this.
  const loop = join(folder, 'loop')
  await symlink(loop, loop)
  expect(() => isThere(join(loop, 'stock.db'))).toThrow('ELOOP')
})
