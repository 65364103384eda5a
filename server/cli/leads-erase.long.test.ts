import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { application } from '../store/contract/sample-leads.ts'
import { openTemporaryFolder } from '../store/contract/temporary-folder.ts'
import { openOutbox } from '../store/open-outbox.ts'
import { runForecourt } from './testing/run-forecourt.ts'

// The command waits ten seconds for the reader.
it('leads erase does not say erased while somebody reads the encrypted text in the log', async () => {
  const folder = await openTemporaryFolder()
  const outbox = await openOutbox({ dataDir: folder, applicationKey: null, databaseUrl: null })
  await outbox.add(application('waits'), 1)
  await outbox.close()
  const erase = () => runForecourt(['leads', 'erase', 'waits', '--yes'], { env: { DATA_DIR: folder } })

  const reader = new DatabaseSync(join(folder, 'applications.db'), { readOnly: true })
  reader.exec('BEGIN; SELECT count(*) FROM lead')
  expect(await erase()).toEqual({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining('still in applications.db-wal'),
  })
  reader.close()
  expect(await erase()).toMatchObject({ code: 0, stdout: '0 erased\n' })
})
