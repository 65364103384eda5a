import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

export async function createTemporaryFolder(): Promise<{ folder: string; dispose(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-'))
  return { folder, dispose: () => rm(folder, { recursive: true, force: true }) }
}

/** Until the present test ends, after its `afterEach`. */
export async function openTemporaryFolder(): Promise<string> {
  const { folder, dispose } = await createTemporaryFolder()
  onTestFinished(dispose)
  return folder
}
