import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { command } from './command.ts'

/** Makes the demo stock once per run; every site starts with a copy. */
export default async function prepareDemoData(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-demo-'))
  const [node, script] = command
  await promisify(execFile)(node, [script, 'demo'], { env: { ...process.env, DATA_DIR: dataDir } })
  process.env.DEMO_DATA_DIR = dataDir
  return () => rm(dataDir, { recursive: true, force: true })
}
