import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export async function createTemporaryFolder(): Promise<{ folder: string; dispose(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-'))
  return { folder, dispose: () => rm(folder, { recursive: true, force: true }) }
}
