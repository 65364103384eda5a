import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openTemporaryFolder } from '../../store/contract/temporary-folder.ts'
import { sweepIncoming } from './incoming-files.ts'

it('deletes what a killed desk has left after an hour, and what nobody reads in after a day', async () => {
  const dataDir = await openTemporaryFolder()
  const now = Date.now()
  for (const [name, minutes] of [
    ['.new-arriving', 30],
    ['.new-left', 61],
    ['brought', 23 * 60],
    ['old', 25 * 60],
  ] as const) {
    const place = join(dataDir, 'incoming', name)
    await mkdir(place, { recursive: true })
    await writeFile(join(place, 'photo'), 'as the camera wrote it')
    await utimes(place, now / 1000, now / 1000 - 60 * minutes)
  }
  await sweepIncoming(dataDir, now)
  expect((await readdir(join(dataDir, 'incoming'))).sort()).toEqual(['.new-arriving', 'brought'])
  await sweepIncoming(join(dataDir, 'none'), now)
})
